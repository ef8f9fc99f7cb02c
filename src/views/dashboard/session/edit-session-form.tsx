import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { videoRoomAddress, videoRoomAddressProblem } from '#contract/rules/video-room-address.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { FormStack } from '../../shared/form-stack.tsx';
import { OptionFields } from './option-fields.tsx';

interface EditSessionFormProps {
  session: SessionDetail;
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

function Fields({ session, acts, onClose }: Omit<EditSessionFormProps, 'opened'>) {
  const [title, setTitle] = useState(session.title);
  const [options, setOptions] = useState(session.options);
  const [problem, setProblem] = useState<string>();
  const [videoRoomProblem, setVideoRoomProblem] = useState<string>();
  const save = () => {
    if (title.trim() === '') return setProblem('Give the session a name that your people will recognise.');
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
          <Button variant="default" onClick={onClose}>
            Leave as it is
          </Button>
        </>
      }
    >
      <TextInput
        label="Name of the session"
        maxLength={120}
        value={title}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          setTitle(event.currentTarget.value);
        }}
      />
      <OptionFields
        options={options}
        videoRoomProblem={videoRoomProblem}
        onChange={(given) => {
          setVideoRoomProblem(undefined);
          setOptions(given);
        }}
      />
    </FormStack>
  );
}

export function EditSessionForm({ opened, ...form }: EditSessionFormProps) {
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title="Title and options"
      size="lg"
      closeOnClickOutside={false}
    >
      <Fields {...form} />
    </Modal>
  );
}
