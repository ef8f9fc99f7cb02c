import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Endings or media types, as `input` takes them. */
  accept: string;
  onChoose: (file: File) => void;
}

/** A button that asks for a file; the same one may be chosen again, after it was mended. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
