import { languageFacts, spokenLanguages } from '#contract/rules/languages.ts';
import { longestVideoRoomAddress } from '#contract/rules/sessions/video-room-address.ts';
import type { SessionDialogsWords } from '#contract/words/en/organiser/sessions/session-dialogs.ts';
import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import { useSessionDialogsWords } from '../../../../words/organiser/sessions/session-dialogs-words.ts';
import { Switch } from '../../../shared/controls/switch.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { longestNote } from '#contract/rules/sessions/invitation-note.ts';
import type { OptionProblems } from '../../../../machines/create-session/option-problems.ts';
import { TextArea } from '../../../shared/controls/text-area.tsx';
import { TextInput } from '../../../shared/controls/text-input.tsx';

type OptionWords = SessionDialogsWords['options'];

const paces: readonly [factor: string, word: keyof OptionWords['paces']][] = [
  ['1', 'asInStory'],
  ['1.5', 'halfMore'],
  ['2', 'twice'],
  ['3', 'threeTimes'],
];

const pacesIn = (words: OptionWords) => paces.map(([value, word]) => ({ value, label: words.paces[word] }));

const languages = spokenLanguages.map((language) => ({
  value: language,
  label: languageFacts(language).name,
}));

/** Each option as the form shows it. */
function optionTexts(options: SessionOptions, words: OptionWords): Record<string, string> {
  const onOff = (isOn: boolean | undefined) => (isOn ? words.on : words.off);
  return {
    [words.pace]: pacesIn(words).find(({ value }) => value === String(options.timer_factor))?.label ?? '',
    [words.language]: languageFacts(options.mail_language ?? 'en').name,
    [words.chat]: onOff(options.chat),
    [words.countOnly]: onOff(options.count_only),
    [words.analytics]: onOff(options.analytics),
    [words.videoRoom]: options.video_room_url || words.none,
    [words.note]: options.invitation_note || words.none,
    [words.replyTo]: options.reply_to || words.nobody,
  };
}

export function optionDifferences(before: SessionOptions, now: SessionOptions, words: OptionWords) {
  const texts = optionTexts(now, words);
  return Object.entries(optionTexts(before, words)).map(([what, from]) => ({
    what,
    from,
    to: texts[what] ?? '',
  }));
}

interface OptionFieldsProps {
  options: SessionOptions;
  /** What is wrong with a field, once it has been looked at. */
  problems: OptionProblems;
  onChange: (options: SessionOptions) => void;
}

/** How a session runs. */
export function OptionFields({ options, problems, onChange }: OptionFieldsProps) {
  const { options: words } = useSessionDialogsWords();
  return (
    <>
      <NativeSelect
        label={words.pace}
        description={words.paceHelp}
        data={pacesIn(words)}
        value={String(options.timer_factor)}
        onChange={(event) => onChange({ ...options, timer_factor: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={words.language}
        description={words.languageHelp}
        data={languages}
        value={options.mail_language ?? 'en'}
        onChange={(event) =>
          onChange({
            ...options,
            mail_language: spokenLanguages.find((language) => language === event.currentTarget.value),
          })
        }
      />
      <Switch
        label={words.chat}
        description={words.chatHelp}
        checked={options.chat}
        onChange={(event) => onChange({ ...options, chat: event.currentTarget.checked })}
      />
      <Switch
        label={words.countOnly}
        description={words.countOnlyHelp}
        checked={options.count_only ?? false}
        onChange={(event) => onChange({ ...options, count_only: event.currentTarget.checked })}
      />
      <Switch
        label={words.analytics}
        description={words.analyticsHelp}
        checked={options.analytics}
        onChange={(event) => onChange({ ...options, analytics: event.currentTarget.checked })}
      />
      <TextInput
        type="url"
        label={words.videoRoom}
        description={words.videoRoomHelp}
        placeholder="https://meet.example.com/harbour-{team}"
        maxLength={longestVideoRoomAddress}
        value={options.video_room_url ?? ''}
        error={problems.videoRoom}
        onChange={(event) => onChange({ ...options, video_room_url: event.currentTarget.value || null })}
      />
      <TextArea
        label={words.note}
        description={words.noteHelp}
        rows={3}
        maxLength={longestNote}
        value={options.invitation_note ?? ''}
        error={problems.note}
        onChange={(event) => onChange({ ...options, invitation_note: event.currentTarget.value })}
      />
      <TextInput
        type="email"
        label={words.replyTo}
        description={words.replyToHelp}
        placeholder="you@example.com"
        maxLength={254}
        value={options.reply_to ?? ''}
        error={problems.replyTo}
        onChange={(event) => onChange({ ...options, reply_to: event.currentTarget.value })}
      />
    </>
  );
}
