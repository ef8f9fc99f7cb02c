import { useCommonWords } from '../../../words/organiser/common-words.ts';
import styles from './colour-input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface ColourInputProps extends TextInputProps {
  /** `#rrggbb`; null while the text is no colour. */
  chosen: string | null;
  onChoose: (colour: string) => void;
}

/** A colour as text, with the browser's own chooser in the field. */
export function ColourInput({ chosen, onChoose, ...text }: ColourInputProps) {
  const words = useCommonWords();
  return (
    <TextInput
      {...text}
      placeholder="#rrggbb"
      autoComplete="off"
      spellCheck={false}
      leftSection={
        <input
          type="color"
          aria-label={words.chooseColour}
          className={styles.swatch}
          value={chosen ?? '#ffffff'}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      }
    />
  );
}
