import { languageNames, spokenLanguages } from '#contract/rules/languages.ts';
import { longestVideoRoomAddress } from '#contract/rules/video-room-address.ts';
import type { SessionOptions } from '#contract/calls/schemas/sessions.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';

const paces = [
  { value: '1', label: 'As the story is told' },
  { value: '1.5', label: 'Half as long again' },
  { value: '2', label: 'Twice as long' },
  { value: '3', label: 'Three times as long' },
];

const languages = spokenLanguages.map((language) => ({ value: language, label: languageNames[language] }));

interface OptionFieldsProps {
  options: SessionOptions;
  /** What is wrong with the address of the video room, once it has been looked at. */
  videoRoomProblem?: string | undefined;
  onChange: (options: SessionOptions) => void;
}

/** How a session runs. */
export function OptionFields({ options, videoRoomProblem, onChange }: OptionFieldsProps) {
  return (
    <>
      <NativeSelect
        label="Time for decisions and challenges"
        description="For teams with screen readers, interpreters or a second language. It lengthens the windows for everybody; points are never given for speed."
        data={paces}
        value={String(options.timer_factor)}
        onChange={(event) => onChange({ ...options, timer_factor: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label="Language of the mails"
        description="Invitations, reminders and calendar entries. Once somebody has come in and chosen another language for themselves, they are written to in that one."
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
        label="Team chat"
        description="People write within their own team. Nobody outside it can read along."
        checked={options.chat}
        onChange={(event) => onChange({ ...options, chat: event.currentTarget.checked })}
      />
      <Switch
        label="Only a number in the waiting room"
        description="Until the story begins people see how many are there, and no names."
        checked={options.count_only ?? false}
        onChange={(event) => onChange({ ...options, count_only: event.currentTarget.checked })}
      />
      <Switch
        label="Collaboration analysis"
        description="Votes, answers and how long people speak are counted, never what they say. Teams see it first; nobody is named."
        checked={options.analytics}
        onChange={(event) => onChange({ ...options, analytics: event.currentTarget.checked })}
      />
      <TextInput
        type="url"
        label="Video room of your own (optional)"
        description="An https:// address of the tool that your company talks in. Teams then open it instead of the built-in room; {team} in it becomes the team's number, for a room each."
        placeholder="https://meet.example.com/harbour-{team}"
        maxLength={longestVideoRoomAddress}
        value={options.video_room_url ?? ''}
        error={videoRoomProblem}
        onChange={(event) => onChange({ ...options, video_room_url: event.currentTarget.value || null })}
      />
    </>
  );
}
