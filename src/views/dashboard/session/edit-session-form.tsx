import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { sessionTitleProblem } from '#contract/rules/session-title.ts';
import { videoRoomAddress, videoRoomAddressProblem } from '#contract/rules/video-room-address.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { FormStack } from '../../shared/form-stack.tsx';
import { OptionFields } from './option-fields.tsx';
import { Dialog } from '../../shared/dialog.tsx';

export type DetailsDraft = Pick<SessionDetail, 'title' | 'options'>;

interface EditSessionFormProps {
  session: SessionDetail;
  acts: SessionActs;
  /** Kept while the dialog is closed; undefined where nothing has been changed. */
  draft: DetailsDraft | undefined;
  onDraft: (draft: DetailsDraft | undefined) => void;
  opened: boolean;
  onClose: () => void;
}

function Fields({ session, acts, draft, onDraft, onClose }: Omit<EditSessionFormProps, 'opened'>) {
  const { title, options } = draft ?? session;
  const [problem, setProblem] = useState<string>();
  const [videoRoomProblem, setVideoRoomProblem] = useState<string>();
  const save = () => {
    const titleProblem = sessionTitleProblem(title);
    if (titleProblem) return setProblem(titleProblem);
    if (options.video_room_url && videoRoomAddress(options.video_room_url, 1) === null)
      return setVideoRoomProblem(videoRoomAddressProblem);
    acts.issue({ act: 'edit', id: session.id, change: { title: title.trim(), options } });
  };
  return (
    <FormStack
      label="Title and options"
      onSubmit={save}
      actions={
        <>
          <Button type="submit" loading={acts.busy}>
            Save
          </Button>
          <Button
            variant="default"
            onClick={() => {
              onDraft(undefined);
              onClose();
            }}
          >
            Leave as it is
          </Button>
        </>
      }
    >
      <TextInput
        label="Name of the session"
        value={title}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          onDraft({ title: event.currentTarget.value, options });
        }}
      />
      <OptionFields
        options={options}
        videoRoomProblem={videoRoomProblem}
        onChange={(given) => {
          setVideoRoomProblem(undefined);
          onDraft({ title, options: given });
        }}
      />
    </FormStack>
  );
}

export function EditSessionForm({ opened, ...form }: EditSessionFormProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title="Title and options" size="lg">
      <Fields {...form} />
    </Dialog>
  );
}
