// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { HttpClient } from '../../../services/http/http-client.ts';
import { TestViewActors } from '../../../machines/view-actors/view-actors-fixtures.tsx';
import { ServicesContext } from '../../../services-context.tsx';
import { ApiError } from '../../../services/http/api-error.ts';
import { createServiceRegistry } from '../../../services/service-registry.ts';
import { emptyDraft } from '../../../machines/create-session/session-draft.ts';
import { TemplateChoice } from './template-choice.tsx';

vi.mock('../../../react/use-dashboard.ts', () => ({ usePeopleChanges: () => () => () => undefined }));
vi.mock('../../../app-context.tsx', () => ({ useToasts: () => ({ success: () => undefined }) }));

const draft = emptyDraft('key', 'Europe/Lisbon');
const round = {
  id: 1,
  name: 'Monthly round',
  settings: {
    title: 'Round',
    story_slug: 'the-borrowed-light',
    time: '15:00',
    timezone_id: 'Europe/Lisbon',
    team_names: ['Otters'],
    options: draft.options,
  },
};

it('says that the templates did not load, and loads them again', async () => {
  let isBroken = true;
  const call = async () => {
    if (isBroken) throw new ApiError({ kind: 'server', status: 500, message: 'Something went wrong.' });
    return { templates: [round] };
  };
  const services = createServiceRegistry({ call } as Partial<HttpClient> as HttpClient);
  const catalogue = { stories: [] } as unknown as Parameters<typeof TemplateChoice>[0]['catalogue'];
  render(
    <ServicesContext value={services}>
      <TemplateChoice catalogue={catalogue} draft={draft} change={() => undefined} />
    </ServicesContext>,
    { wrapper: TestViewActors },
  );
  await screen.findByText('Your templates didn’t load. Something went wrong.');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Monthly round' })).toBeDefined();
});
