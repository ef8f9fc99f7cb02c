import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '../../contract/messages/realtime-channels.ts';
import type {
  AwardVerification,
  ParticipantResults,
  SessionResults,
} from '../../contract/calls/schemas/results.ts';
import { createResults } from '../../server/scoring/results.ts';
import { createCompany } from '../support/company-fixture.ts';
import {
  createLobby,
  type LiveSession,
  pass,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../support/live-session.ts';
import { writeStoryFolder } from '../support/story-folder.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let test: TestApp;
let session: LiveSession;

const person = (name: string) => ({
  first_name: name,
  last_name: 'Guest',
  email: `${name.toLowerCase()}@results.example`,
});

/** Two teams play the short story: three people of Otters, one of =Herons, whose name is a spreadsheet formula. */
beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  const presence = simulatePresence(test);
  session = await createLobby(test, {
    teams: [
      { name: 'Otters', people: ['Ana', 'Ben', 'Cy'].map(person) },
      { name: '=Herons', people: [person('Dee')] },
    ],
  });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await reach(test, session, { phase: 'decision' });
  await pass(test, 2000);
  await session.vote('Ana', 'which-way', 'bell');
  await session.vote('Ben', 'which-way', 'bell');
  await session.vote('Cy', 'which-way', 'ridge');
  await session.vote('Dee', 'which-way', 'pinewood');
  await reach(test, session, { phase: 'breakout' });
  await pass(test, 2000);
  const act = (name: string, path: string, body: object) =>
    session.seat(name).browser.post(`/api/exp/${path}`, { challenge_id: 'door', ...body });
  await act('Ana', 'challenge/hint', { hint_id: 'middle' });
  await act('Cy', 'challenge/answer', { attempt_id: 'attempt-1', text: 'Palms' });
  await act('Ben', 'chat', { id: 'message-0001', text: 'Well done' });
  await reach(test, session, { scene: 'one-thing-more' });
  await pass(test, 2000);
  await session.vote('Ana', 'one-thing-more', 'down');
  await session.vote('Dee', 'one-thing-more', 'beacon');
  await reach(test, session, { phase: 'ended' });
}, 120_000);
afterAll(() => test.close());

const results = async () =>
  (await session.company.browser.get(`/api/session/${session.id}/results`)).json<SessionResults>();
const own = async (name: string) =>
  (await session.seat(name).browser.get(`/api/session/scorecard/${session.id}`)).json<ParticipantResults>();

describe('results', () => {
  it('score each team by its own majority, side by side', async () => {
    const { scorecard } = await results();
    expect(scorecard.path.map(({ scene_id }) => scene_id)).toEqual([
      'bridge',
      'which-way',
      'pinewood',
      'wayhouse',
      'door',
      'hearth',
      'one-thing-more',
      'valley',
    ]);
    const inShort = scorecard.teams.map(
      ({ name, place, total, maximum, dimensions, decisions, challenges }) => ({
        name,
        place,
        total,
        maximum,
        dimensions: Object.fromEntries(dimensions.map(({ id, points }) => [id, points])),
        choices: decisions.map(({ chosen, team_choice }) => [chosen, team_choice]),
        challenges: challenges.map(({ solved, hint_cost, total: points }) => [solved, hint_cost, points]),
      }),
    );
    expect(inShort).toEqual([
      {
        name: 'Otters',
        place: 1,
        total: 66,
        maximum: 77,
        dimensions: { care: 36, nerve: 7, wit: 23 },
        choices: [
          ['bell', 'bell'],
          ['down', 'down'],
        ],
        challenges: [[true, 3, 21]],
      },
      {
        name: '=Herons',
        place: 2,
        total: 53,
        maximum: 77,
        dimensions: { care: 8, nerve: 19, wit: 26 },
        choices: [
          ['bell', 'pinewood'],
          ['down', 'beacon'],
        ],
        challenges: [[false, 0, 0]],
      },
    ]);
  });

  it('explain every measure, and withhold those of a team under three', async () => {
    const { analysis } = await results();
    const [otters, herons] = analysis?.teams ?? [];
    expect(herons).toEqual({
      team_id: 2,
      name: '=Herons',
      people: 1,
      withheld: expect.stringContaining('fewer than 3'),
      measures: [],
      agreement: [],
      participation: [],
      agreement_summary: '',
      participation_summary: '',
      talking_points: [],
    });
    expect(otters?.participation).toEqual([
      { rank: 1, share: 0.429 },
      { rank: 2, share: 0.286 },
      { rank: 3, share: 0.286 },
    ]);
    expect(otters?.measures.map(({ id, value }) => [id, value])).toEqual([
      ['participation', 0.982],
      ['agreement', 0.667],
      ['consensus', expect.any(Number)],
      ['turn-taking', null],
      ['help', 0],
      ['speech', null],
    ]);
    expect(otters?.measures.every(({ formula, counted }) => formula !== '' && counted.length > 0)).toBe(true);
  });

  it('show a participant the own team first and how other teams split not at all', async () => {
    const { scorecard, analysis, own: part, awards } = await own('Dee');
    expect(scorecard.teams.map(({ name, place }) => [name, place])).toEqual([
      ['=Herons', 2],
      ['Otters', 1],
    ]);
    expect(scorecard.teams[1]?.decisions.map(({ team_split }) => team_split)).toEqual([[], []]);
    expect(analysis?.teams.map(({ name }) => name)).toEqual(['=Herons']);
    expect(part).toMatchObject({
      votes: [{ stood: 'alone' }, { stood: 'alone' }],
      answers: 0,
      messages: 0,
    });
    expect(awards.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['team', '=Herons'],
      ['person', 'Dee Guest'],
    ]);
    expect((await own('Ben')).own).toMatchObject({
      votes: [{ label: 'Ring the bridge bell, then the wood' }],
      messages: 1,
    });
  });

  it('come as a table whose cells no spreadsheet runs', async () => {
    const answer = await session.company.browser.get(`/api/session/${session.id}/results.csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFTeam,Place,Part,Person,Question,Team chose,Everybody took,Votes,Attempts,Hints,Care,Nerve,Wit,Points',
    );
    expect(lines).toHaveLength(10);
    expect(lines.slice(1, 5).map((line) => line.split(',')[2])).toEqual([
      'Decision',
      'Challenge',
      'Decision',
      'Total',
    ]);
    expect(answer.body).toContain("'=Herons");
    expect(answer.body).not.toMatch(/^=/m);
  });

  it('show a person’s part to the team and the organiser while that person wants it, in every export', async () => {
    const choose = (share_personal: boolean, in_analysis: boolean) =>
      session.seat('Ben').browser.post('/api/exp/consent', { share_personal, in_analysis });
    const seen = async () => ({
      organiser: (await results()).shared.map(({ name, messages }) => [name, messages]),
      teamMate: (await own('Ana')).shared.map(({ name }) => name),
      otherTeam: (await own('Dee')).shared,
      self: (await own('Ben')).shared,
      csv: (await session.company.browser.get(`/api/session/${session.id}/results.csv`)).body.includes('Ben'),
    });
    const nobody = { organiser: [], teamMate: [], otherTeam: [], self: [], csv: false };
    expect(await seen()).toEqual(nobody);
    await choose(true, true);
    expect(await seen()).toEqual({
      ...nobody,
      organiser: [['Ben Guest', 1]],
      teamMate: ['Ben Guest'],
      csv: true,
    });
    expect((await own('Ben')).choices).toEqual({ share_personal: true, in_analysis: true });
    await choose(false, true);
    expect(await seen()).toEqual(nobody);
  });

  it('are told to be others, in the room and on the dashboard, when a part is shown or withdrawn', async () => {
    const published = recordPublished(test);
    const changed: string[] = [];
    const stop = test.services.changes.subscribe(({ sessionId, what }) => {
      changed.push(`${what} ${sessionId}`);
    });
    const choose = (share_personal: boolean) =>
      session.seat('Ben').browser.post('/api/exp/consent', { share_personal, in_analysis: true });
    await choose(true);
    await choose(false);
    stop();
    const news = { channel: channels.session(session.id), name: 'results', data: { at: test.clock.now() } };
    expect(published).toEqual([news, news]);
    expect(changed).toEqual([`results ${session.id}`, `results ${session.id}`]);
  });

  it('are there whole for whoever asks after a gap in which the news of them was lost', async () => {
    const { realtime } = test.services;
    const { publish } = realtime;
    realtime.publish = () => Promise.reject(new Error('The line is away'));
    const choose = (share_personal: boolean) =>
      session.seat('Ben').browser.post('/api/exp/consent', { share_personal, in_analysis: true });
    expect((await choose(true)).statusCode).toBe(204);
    realtime.publish = publish;
    expect((await session.snapshot('Ana')).public).toMatchObject({ phase: 'ended' });
    expect((await own('Ana')).shared.map(({ name }) => name)).toEqual(['Ben Guest']);
    await choose(false);
    expect((await own('Ana')).shared).toEqual([]);
  });

  it('leave whoever objects out of the analysis, at once, and the scorecard as it is', async () => {
    const { scorecard, analysis } = await results();
    const choose = (in_analysis: boolean) =>
      session.seat('Cy').browser.post('/api/exp/consent', { share_personal: false, in_analysis });
    await choose(false);
    const after = await results();
    expect(after.scorecard).toEqual(scorecard);
    expect(after.analysis?.teams[0]).toMatchObject({ people: 2, measures: [], participation: [] });
    expect((await own('Ana')).analysis?.teams[0]?.withheld).toContain('fewer than 3');
    await choose(true);
    expect((await results()).analysis).toEqual(analysis);
  });

  it('tell the organiser what people said of it, without names', async () => {
    expect((await results()).ratings).toEqual({ count: 0, mean: null, comments: [] });
    await session.seat('Ana').browser.post('/api/exp/rating', { stars: 5, comment: 'More fog, please' });
    await session.seat('Dee').browser.post('/api/exp/rating', { stars: 4, comment: '' });
    expect((await results()).ratings).toEqual({ count: 2, mean: 4.5, comments: ['More fog, please'] });
  });

  it('are another company’s secret', async () => {
    const stranger = await createCompany(test, { name: 'Elsewhere' });
    for (const path of ['results', 'results.csv'])
      expect((await stranger.browser.get(`/api/session/${session.id}/${path}`)).statusCode).toBe(404);
  });

  it('stay as they were when the story gets a newer version', async () => {
    const before = await results();
    const { services, config } = test;
    const [offered] = services.stories.list();
    const newer = offered && {
      ...offered,
      story: {
        ...offered.story,
        version: offered.story.version + 1,
        scenes: offered.story.scenes.slice(0, 1),
      },
    };
    const after = await createResults({
      ...services,
      storyClockRate: config.storyClockRate,
      stories: { get: () => newer, list: () => [] },
    }).ofSession(session.company.companyId, session.id);
    expect(after).toEqual(before);
  });

  it('are not told before the end', async () => {
    const early = await createLobby(test);
    const answer = await early.seat('Ana').browser.get(`/api/session/scorecard/${early.id}`);
    expect(answer.statusCode).toBe(422);
    await settle(test);
  });
});

describe('a team that did nothing', () => {
  it('has its scorecard, and no title and no award', async () => {
    const quiet = await createLobby(test, {
      teams: [
        { name: 'Doers', people: [person('Eve')] },
        { name: 'Watchers', people: [person('Fay')] },
      ],
    });
    const presence = simulatePresence(test);
    for (const { id } of quiet.seats) presence.enter(channels.session(quiet.id), id);
    await reach(test, quiet, { phase: 'decision' });
    await pass(test, 2000);
    await quiet.vote('Eve', 'which-way', 'bell');
    await reach(test, quiet, { phase: 'ended' });
    const { scorecard, awards } = (
      await quiet.company.browser.get(`/api/session/${quiet.id}/results`)
    ).json<SessionResults>();
    expect(scorecard.teams.map(({ name, title }) => [name, title !== null])).toEqual([
      ['Doers', true],
      ['Watchers', false],
    ]);
    expect(awards.map(({ recipient }) => recipient)).toEqual(['Doers', 'Eve Guest']);
  });
});

describe('a scorecard to keep', () => {
  const file = (name: string, type: string) =>
    session.seat(name).browser.get(`/api/session/scorecard/${session.id}/scorecard.${type}`);

  it('is a table of the own team and the own part, and of nobody else’s', async () => {
    await session.seat('Ben').browser.post('/api/exp/consent', { share_personal: true, in_analysis: true });
    const answer = await file('Ana', 'csv');
    expect(answer.headers['content-disposition']).toContain(`scorecard-${session.id}.csv`);
    const lines = answer.body.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[2])).toEqual([
      'Decision',
      'Challenge',
      'Decision',
      'Total',
      'Person',
    ]);
    expect(answer.body).toContain('Ana Guest');
    expect(answer.body).not.toMatch(/Ben Guest|Herons/);
    await session.seat('Ben').browser.post('/api/exp/consent', { share_personal: false, in_analysis: true });
  });

  it('is a tagged document, in the seat’s language', async () => {
    const answer = await file('Ana', 'pdf');
    expect(answer.headers['content-type']).toBe('application/pdf');
    const document = await PDFDocument.load(answer.rawPayload);
    expect(document.getTitle()).toBe('The Borrowed Light: Ana Guest');
    expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
    expect(document.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('en');
  });

  it('is not made before the end', async () => {
    const early = await createLobby(test);
    for (const type of ['pdf', 'csv'])
      expect(
        (await early.seat('Ana').browser.get(`/api/session/scorecard/${early.id}/scorecard.${type}`))
          .statusCode,
      ).toBe(422);
  });
});

/** Rectangles of a document's first page that are filled with a colour and cover more than half of it. */
function groundOf(document: PDFDocument): string[] {
  const page = document.getPage(0);
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const operators = streams
    .map((one) => document.context.lookup(one))
    .filter((one) => one instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
  expect(operators, 'the page was read').toContain('BT');
  const filled = operators.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re\s+(?:f|f\*|B|b)\s/g);
  return [...filled]
    .filter(
      ([, , , wide, high]) =>
        Math.abs(Number(wide) * Number(high)) > (page.getWidth() * page.getHeight()) / 2,
    )
    .map(([found]) => found);
}

describe('an award', () => {
  const personal = async (name: string) =>
    (await own(name)).awards.find(({ kind }) => kind === 'person')?.code ?? '';
  const verified = async (code: string) =>
    (await test.inject({ url: `/api/award/${code}` })).json<AwardVerification>();
  const change = (code: string, what: string, body: object) =>
    session.company.browser.post(`/api/session/${session.id}/award/${code}/${what}`, body);

  it('is a tagged document with a link to where it is verified, for whoever has its code', async () => {
    const code = await personal('Ben');
    const answer = await test.inject({ url: `/api/award/${code}/award.pdf` });
    expect(answer.headers['content-disposition']).toContain('lantern-bearers-of-over-wick-ben-guest.pdf');
    const document = await PDFDocument.load(answer.rawPayload);
    const marks = document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
    expect(marks.get(PDFName.of('Marked'))).toBe(PDFBool.True);
    expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
    expect(document.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('en');
    const fonts = document.getPage(0).node.Resources()?.lookup(PDFName.of('Font'), PDFDict).values() ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts)
      expect(
        document.context.lookup(font, PDFDict).has(PDFName.of('ToUnicode')),
        'its text can be read out and copied',
      ).toBe(true);
    expect(groundOf(document), 'nothing is painted over the white of the paper').toEqual([]);
    const links = document.getPage(0).node.Annots()?.asArray() ?? [];
    const actions = links.map((ref) =>
      document.context
        .lookup(ref, PDFDict)
        .lookup(PDFName.of('A'), PDFDict)
        .lookup(PDFName.of('URI'), PDFString),
    );
    expect(actions.map((uri) => uri.asString())).toEqual([`http://localhost:3000/verify/award/${code}`]);
    expect((await test.inject({ url: `/api/award/${code}/award.pdf` })).rawPayload).toEqual(
      answer.rawPayload,
    );
    expect((await test.inject({ url: '/api/award/AAAAAAAAAAAAAAAA/award.pdf' })).statusCode).toBe(404);
  });

  it('bears the name as its person or the organiser corrects it, under the same code', async () => {
    const code = await personal('Ben');
    const path = `/api/session/scorecard/${session.id}/name`;
    const published = recordPublished(test);
    expect((await session.seat('Ben').browser.post(path, { name: 'see www.evil.example' })).statusCode).toBe(
      422,
    );
    expect((await session.seat('Ben').browser.post(path, { name: ' Benedikt Gäst ' })).statusCode).toBe(204);
    expect(await verified(code)).toMatchObject({ valid: true, award: { code, recipient: 'Benedikt Gäst' } });
    expect((await change(code, 'name', { name: 'Ben Guest' })).statusCode).toBe(204);
    expect((await verified(code)).award?.recipient).toBe('Ben Guest');
    expect(published.map(({ name }) => name)).toEqual(['results', 'results']);
    expect(await personal('Ben')).toBe(code);
  });

  it('bears the company’s logo while it has one', async () => {
    const code = await personal('Ben');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const put = (picture: Buffer) => session.company.browser.send('PUT', '/api/company/logo', picture);
    expect((await put(Buffer.from('<svg onload=alert(1)>'))).statusCode).toBe(422);
    expect((await put(png.subarray(0, 40))).statusCode).toBe(422);
    expect((await put(Buffer.alloc(300_000, 1))).statusCode).toBe(413);
    expect((await put(png)).statusCode).toBe(204);
    expect((await verified(code)).award?.logo_url).toBe(`/api/award/${code}/logo`);
    const shown = await test.inject({ url: `/api/award/${code}/logo` });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.rawPayload).toEqual(png);
    expect((await test.inject({ url: `/api/award/${code}/award.pdf` })).statusCode).toBe(200);
    await session.company.browser.send('DELETE', '/api/company/logo');
    expect((await verified(code)).award?.logo_url).toBeNull();
  });

  it('is revoked for good, and says why to whoever opens its address', async () => {
    const code = await personal('Dee');
    const stranger = await createCompany(test, { name: 'Strangers' });
    const revoke = { reason: 'Given by mistake' };
    expect(
      (await stranger.browser.post(`/api/session/${session.id}/award/${code}/revoke`, revoke)).statusCode,
    ).toBe(404);
    expect((await change(code, 'revoke', { reason: ' ' })).statusCode).toBe(422);
    const published = recordPublished(test);
    expect((await change(code, 'revoke', revoke)).statusCode).toBe(204);
    expect(published.map(({ name }) => name)).toEqual(['results']);
    expect(await verified(code)).toEqual({
      valid: false,
      award: null,
      revoked: { at: expect.any(String), reason: 'Given by mistake' },
    });
    expect((await test.inject({ url: `/api/award/${code}/award.pdf` })).statusCode).toBe(404);
    expect((await own('Dee')).awards.map(({ kind }) => kind)).toEqual(['team']);
    expect((await change(code, 'name', { name: 'Dee' })).statusCode).toBe(404);
  });

  it('is verified by its code, and no longer once its row was touched', async () => {
    const [award] = (await own('Ana')).awards.filter(({ kind }) => kind === 'person');
    expect(award).toEqual({
      code: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
      kind: 'person',
      recipient: 'Ana Guest',
      team: 'Otters',
      title: 'Lantern-bearers of Over Wick',
      story: 'The Borrowed Light',
      company: 'Wren & Co',
      date: '2027-03-01',
      verify_url: `http://localhost:3000/verify/award/${award?.code}`,
      picture_url: '/media/the-borrowed-light/valley/poster.jpg',
      logo_url: null,
    });
    const verify = async (code: string) => (await test.inject({ url: `/api/award/${code}` })).json();
    const code = award?.code ?? '';
    expect(await verify(code)).toEqual({ valid: true, award, revoked: null });
    for (const wrong of ['AAAAAAAAAAAAAAAA', 'x', '%00'])
      expect(await verify(wrong)).toEqual({ valid: false, award: null, revoked: null });
    await test.database
      .updateTable('awards')
      .set({ payload: { ...award, recipient: 'Somebody Else' } as never })
      .where('code', '=', code)
      .execute();
    expect(await verify(code)).toEqual({ valid: false, award: null, revoked: null });
  });
});
