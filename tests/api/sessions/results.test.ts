import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { ParticipantResults, SessionResults } from '../../../contract/calls/schemas/results.ts';
import { createResults } from '../../../server/scoring/results.ts';
import { createCompany } from '../../support/company-fixture.ts';
import {
  createLobby,
  type LiveSession,
  pass,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { guest, playResults, resultsOf } from '../../support/played-results.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { strictCsv } from '../../support/strict-csv.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let session: LiveSession;
let results: ReturnType<typeof resultsOf>['results'];
let own: ReturnType<typeof resultsOf>['own'];

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  session = await playResults(test);
  ({ results, own } = resultsOf(session));
}, 120_000);
afterAll(() => test.close());

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
        challenges: challenges.map(({ solved, tried, hint_cost, total: points }) => [
          solved,
          tried,
          hint_cost,
          points,
        ]),
      }),
    );
    expect(inShort).toEqual([
      {
        name: 'Otters',
        place: 1,
        total: 57,
        maximum: 68,
        dimensions: { care: 31, nerve: 6, wit: 20 },
        choices: [
          ['bell', 'bell'],
          ['down', 'down'],
        ],
        challenges: [[true, true, 3, 21]],
      },
      {
        name: '=Herons',
        place: 2,
        total: 36,
        maximum: 68,
        dimensions: { care: 6, nerve: 11, wit: 19 },
        choices: [
          ['bell', 'pinewood'],
          ['down', 'beacon'],
        ],
        challenges: [[false, false, 0, 0]],
      },
    ]);
  });

  it('name the deeds of a team, to itself and to its company', async () => {
    const solved = [
      expect.objectContaining({ id: 'first-try', why: expect.stringContaining('first answer') }),
    ];
    const badges = ({ scorecard }: { scorecard: ParticipantResults['scorecard'] }) =>
      scorecard.teams.find(({ name }) => name === 'Otters')?.badges;
    expect(badges(await own('Ana'))).toEqual(solved);
    expect(badges(await results())).toEqual(solved);
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
      next_steps: [],
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
    expect(scorecard.teams[1]?.badges).toEqual([]);
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

  it('keep for a team who was there, pictures of the way, and who held which clue', async () => {
    const { keepsake, scorecard } = await own('Ana');
    expect(keepsake.people).toEqual(['Ana Guest', 'Ben Guest', 'Cy Guest']);
    expect(keepsake.pictures.map(({ scene_id }) => scene_id)).toEqual(
      scorecard.path.flatMap(({ scene_id, kind }) => (/clip|ending/.test(kind) ? [scene_id] : [])),
    );
    for (const { url } of keepsake.pictures)
      expect(existsSync(url.replace(/^\/media\/([^/]+)\//, 'content/stories/$1/media/'))).toBe(true);
    const [door] = keepsake.riddles;
    expect(door?.scene_id).toBe('door');
    expect(new Set(door?.clues.flatMap(({ held_by }) => held_by))).toEqual(new Set(keepsake.people));
    expect(door?.clues.filter(({ shared }) => shared)).toEqual([]);
    expect((await own('Dee')).keepsake.people).toEqual(['Dee Guest']);
  });

  it('come as a table whose cells no spreadsheet runs', async () => {
    const answer = await session.company.browser.get(`/api/session/${session.id}/results.csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = strictCsv(answer.rawPayload);
    expect(head?.join(',')).toBe(
      'Team,Place,Part,Person,Question,Team chose,Everybody took,Votes,Attempts,Hints,Care,Nerve,Wit,Points',
    );
    expect(rows.map(([team, , part]) => [team, part])).toEqual(
      ['Otters', "'=Herons"].flatMap((team) =>
        ['Decision', 'Challenge', 'Decision', 'Total'].map((part) => [team, part]),
      ),
    );
    const number = /^-?\d*$/;
    for (const row of rows) for (const cell of row.slice(8)) expect(cell).toMatch(number);
  });

  it('come as a log of events without names', async () => {
    const answer = await session.company.browser.get(`/api/session/${session.id}/log.csv`);
    expect(answer.headers['content-disposition']).toContain('winter-adventure-log.csv');
    const [, ...rows] = strictCsv(answer.rawPayload);
    expect(rows.map((row) => row.slice(2))).toEqual([
      ['Film begins', '', 'The bridge'],
      ['Decision opens', '', 'One rule'],
      [
        'Decided: Ring the bridge bell, then the wood',
        '',
        '“Ring the bridge bell, then the wood” has 2 of 4 votes.',
      ],
      ['Film begins', '', 'The pinewood'],
      ['Film begins', '', 'The wayhouse'],
      ['Riddle opens', '', 'The five guests'],
      ['Hint taken', 'Otters', 'The five guests'],
      ['Solved', 'Otters', 'The five guests'],
      ['Riddle closes', '', 'The five guests'],
      ['Film begins', '', 'Behind the door'],
      ['Decision opens', '', 'One thing more'],
      [
        'Decided: Carry it down, all together',
        '',
        expect.stringContaining('the captains’ votes don’t settle it'),
      ],
      ['Ending begins', '', 'From hand to hand'],
    ]);
    const times = rows.map(([time = '']) => new Date(time).toISOString());
    expect(rows.map(([time]) => time)).toEqual(times.toSorted());
    expect([rows[0]?.[1], rows.at(-1)?.[1]]).toEqual(['0:00:00', expect.stringMatching(/^0:0[4-9]:\d\d$/)]);
    for (const name of ['Ana', 'Ben', 'Cy', 'Dee'])
      expect(answer.body).not.toMatch(new RegExp(`\\b${name}\\b`));
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

  it('are announced as changed, in the room and on the dashboard, when a part is shown or withdrawn', async () => {
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

  it('are complete for a fetch after a gap in which their announcement was lost', async () => {
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

  it('exclude an objecting seat from the analysis at once, and keep the scorecard', async () => {
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

  it('show the organiser the ratings, without names', async () => {
    expect((await results()).ratings).toEqual({ count: 0, mean: null, comments: [] });
    await session.seat('Ana').browser.post('/api/exp/rating', { stars: 5, comment: 'More fog, please' });
    await session.seat('Dee').browser.post('/api/exp/rating', { stars: 4, comment: '' });
    expect((await results()).ratings).toEqual({ count: 2, mean: 4.5, comments: ['More fog, please'] });
    const kept = await Promise.all(['Ana', 'Ben', 'Dee'].map(async (name) => (await own(name)).rating));
    expect(kept).toEqual([{ stars: 5, comment: 'More fog, please' }, null, { stars: 4, comment: '' }]);
  });

  it('are another company’s secret', async () => {
    const stranger = await createCompany(test, { name: 'Elsewhere' });
    for (const path of ['results', 'results.csv', 'log.csv'])
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
    }).ofSession(session.company.companyId, session.id, 'en');
    expect(after).toEqual(before);
  });

  it('are not shown before the end', async () => {
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
        { name: 'Doers', people: [guest('Eve')] },
        { name: 'Watchers', people: [guest('Fay')] },
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
