import { languageFacts, spokenLanguages } from '#contract/rules/languages.ts';
import { longestVideoRoomAddress } from '#contract/rules/sessions/video-room-address.ts';
import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import { Switch } from '../../../shared/controls/switch.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { longestNote } from '#contract/rules/sessions/invitation-note.ts';
import type { OptionProblems } from '../../../../machines/create-session/option-problems.ts';
import { TextArea } from '../../../shared/controls/text-area.tsx';
import { TextInput } from '../../../shared/controls/text-input.tsx';

const paces = [
  { value: '1', label: 'As in the story' },
  { value: '1.5', label: '1.5 × as long' },
  { value: '2', label: 'Twice as long' },
  { value: '3', label: 'Three times as long' },
];

const labels = {
  pace: 'Time for decisions and riddles',
  language: 'Email language',
  chat: 'Team chat',
  countOnly: 'Hide names in the waiting room',
  analytics: 'Collaboration analysis',
  videoRoom: 'Your own video room (optional)',
  note: 'Your own words in the invitation (optional)',
  replyTo: 'Replies go to (optional)',
};

const languages = spokenLanguages.map((language) => ({
  value: language,
  label: languageFacts(language).name,
}));

const onOff = (isOn: boolean | undefined): string => (isOn ? 'On' : 'Off');

/** Each option as the form shows it. */
const optionTexts = (options: SessionOptions): Record<string, string> => ({
  [labels.pace]: paces.find(({ value }) => value === String(options.timer_factor))?.label ?? '',
  [labels.language]: languageFacts(options.mail_language ?? 'en').name,
  [labels.chat]: onOff(options.chat),
  [labels.countOnly]: onOff(options.count_only),
  [labels.analytics]: onOff(options.analytics),
  [labels.videoRoom]: options.video_room_url || 'None',
  [labels.note]: options.invitation_note || 'None',
  [labels.replyTo]: options.reply_to || 'Nobody',
});

export function optionDifferences(before: SessionOptions, now: SessionOptions) {
  const texts = optionTexts(now);
  return Object.entries(optionTexts(before)).map(([what, from]) => ({ what, from, to: texts[what] ?? '' }));
}

interface OptionFieldsProps {
  options: SessionOptions;
  /** What is wrong with a field, once it has been looked at. */
  problems: OptionProblems;
  onChange: (options: SessionOptions) => void;
}

/** How a session runs. */
export function OptionFields({ options, problems, onChange }: OptionFieldsProps) {
  return (
    <>
      <NativeSelect
        label={labels.pace}
        description="For teams that use screen readers, interpreters or a second language. Everybody gets more time; speed never earns points."
        data={paces}
        value={String(options.timer_factor)}
        onChange={(event) => onChange({ ...options, timer_factor: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={labels.language}
        description="For invitations, reminders and calendar entries. Guests who choose another language get their emails in that one."
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
        label={labels.chat}
        description="Guests write within their own team. Nobody outside the team can read it."
        checked={options.chat}
        onChange={(event) => onChange({ ...options, chat: event.currentTarget.checked })}
      />
      <Switch
        label={labels.countOnly}
        description="Guests see how many are there, but no names, until the story begins."
        checked={options.count_only ?? false}
        onChange={(event) => onChange({ ...options, count_only: event.currentTarget.checked })}
      />
      <Switch
        label={labels.analytics}
        description="Votes, answers and speaking time are counted, never what is said. Nobody is named."
        checked={options.analytics}
        onChange={(event) => onChange({ ...options, analytics: event.currentTarget.checked })}
      />
      <TextInput
        type="url"
        label={labels.videoRoom}
        description="The https:// link to your company’s meeting tool. Teams open it instead of the built-in room. Put {team} in the link to give each team its own room."
        placeholder="https://meet.example.com/harbour-{team}"
        maxLength={longestVideoRoomAddress}
        value={options.video_room_url ?? ''}
        error={problems.videoRoom}
        onChange={(event) => onChange({ ...options, video_room_url: event.currentTarget.value || null })}
      />
      <TextArea
        label={labels.note}
        description="A sentence or two that your guests read above the facts."
        rows={3}
        maxLength={longestNote}
        value={options.invitation_note ?? ''}
        error={problems.note}
        onChange={(event) => onChange({ ...options, invitation_note: event.currentTarget.value })}
      />
      <TextInput
        type="email"
        label={labels.replyTo}
        description="Guests who answer one of our emails write to this address."
        placeholder="you@example.com"
        maxLength={254}
        value={options.reply_to ?? ''}
        error={problems.replyTo}
        onChange={(event) => onChange({ ...options, reply_to: event.currentTarget.value })}
      />
    </>
  );
}
