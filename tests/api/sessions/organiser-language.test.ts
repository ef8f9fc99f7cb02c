import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DashboardAnswer } from '../../../contract/calls/schemas/dashboard.ts';
import type { LiveAnswer } from '../../../contract/calls/schemas/host-control.ts';
import type { SessionResults } from '../../../contract/calls/schemas/results.ts';
import type { HostedSessions } from '../../../contract/calls/schemas/sessions/facilitators.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type { SessionListAnswer } from '../../../contract/calls/schemas/sessions/session-lists.ts';
import type { StorySummary } from '../../../contract/calls/schemas/stories.ts';
import type { LiveSession } from '../../support/live-session.ts';
import { playResults } from '../../support/played-results.ts';
import { strictCsv } from '../../support/strict-csv.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let session: LiveSession;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  session = await playResults(test);
}, 120_000);
afterAll(() => test.close());

const get = (path: string, language = 'de') =>
  session.company.browser.send('GET', path, undefined, { 'accept-language': language });
const own = (part: string) => get(`/api/session/${session.id}${part}`);
const german = 'Das geliehene Licht';

describe('an organiser who reads German', () => {
  it('reads the stories’ titles in German, in lists and beside sessions', async () => {
    const catalogue = (await get('/api/experience')).json<{ stories: StorySummary[] }>();
    const list = (await get('/api/session?tab=past')).json<SessionListAnswer>();
    const between = await get('/api/session/between?from=2027-02-15T00:00:00Z&until=2027-03-15T00:00:00Z');
    const home = (await get('/api/dashboard')).json<DashboardAnswer>();
    const hosted = (await get('/api/hosted-session')).json<HostedSessions>();
    const hostedOne = await get(`/api/hosted-session/${session.id}`);
    const detail = (await own('')).json<SessionDetail>();
    expect({
      catalogue: catalogue.stories.map(({ title }) => title),
      list: [list.sessions[0]?.story_title, list.stories],
      between: between.json<SessionListAnswer>().sessions[0]?.story_title,
      home: home.results.played[0]?.story_title,
      hosted: hosted.sessions[0]?.story_title,
      hostedOne: hostedOne.json().story_title,
      detail: [detail.title, detail.story_title],
    }).toEqual({
      catalogue: [german],
      list: [german, [{ slug: 'the-borrowed-light', title: german }]],
      between: german,
      home: german,
      hosted: german,
      hostedOne: german,
      detail: ['Winter adventure', german],
    });
  });

  it('reads results in German, the story’s texts and the sentences about them', async () => {
    const { language, scorecard, analysis } = (await own('/results')).json<SessionResults>();
    const [otters] = scorecard.teams;
    const [team] = analysis?.teams ?? [];
    expect([language, scorecard.story.title]).toEqual(['de', german]);
    expect(otters?.dimensions.map(({ label }) => label)).toEqual(['Fürsorge', 'Mut', 'Witz']);
    expect(otters?.decisions[0]?.reason).toMatch(/hat|haben|gilt/);
    expect(team?.measures.map(({ label }) => label)).toContain('Einigkeit');
    const english = (await get(`/api/session/${session.id}/results`, 'en')).json<SessionResults>();
    expect([english.language, english.scorecard.story.title]).toEqual(['en', 'The Borrowed Light']);
    expect(team?.agreement_summary).not.toBe(english.analysis?.teams[0]?.agreement_summary);
  });

  it('reads the names of scenes of a running session in German', async () => {
    const live = (await own('/live')).json<LiveAnswer>();
    expect(live.story.title).toBe(german);
    const english = (await get(`/api/session/${session.id}/live`, 'en')).json<LiveAnswer>();
    expect(english.story.title).toBe('The Borrowed Light');
    expect(live.so_far?.told).not.toEqual(english.so_far?.told);
  });

  it('downloads files in German', async () => {
    const rows = async (path: string) => strictCsv((await get(path)).rawPayload);
    const ofSession = (file: string) => rows(`/api/session/${session.id}/${file}`);
    const results = await ofSession('results.csv');
    expect(results[0]).toEqual([
      ...['Team', 'Platz', 'Teil', 'Person', 'Frage', 'Das Team wollte', 'Die Geschichte folgte'],
      ...['Stimmen', 'Versuche', 'Tipps', 'Fürsorge', 'Mut', 'Witz', 'Punkte'],
    ]);
    expect(new Set(results.slice(1).map(([, , part]) => part))).toEqual(
      new Set(['Entscheidung', 'Rätsel', 'Gesamt']),
    );
    const attendance = await ofSession('attendance.csv');
    expect(attendance[0]?.slice(0, 5)).toEqual([
      'Team',
      'Vorname',
      'Nachname',
      'E-Mail-Adresse',
      'Anwesenheit',
    ]);
    expect(attendance.at(-1)?.[4]).toBe('1 von 1 war da');
    const [sheet] = await readXlsxFile((await own('/attendance.xlsx')).rawPayload);
    expect(sheet?.data[0]?.[1]).toBe('Vorname');
    expect((await ofSession('log.csv')).map((row) => row[2])).toEqual(
      expect.arrayContaining(['Was geschah', 'Film beginnt', 'Entscheidung beginnt', 'Tipp geholt']),
    );
    const [head, first] = await rows('/api/session/sessions.csv?tab=past');
    expect([head?.slice(0, 2), first?.slice(0, 2), first?.[6]]).toEqual([
      ['Session', 'Geschichte'],
      ['Winter adventure', german],
      'Abgeschlossen',
    ]);
  });

  it('prints results and awards in German', async () => {
    const titleOf = async (file: string) => {
      const document = await PDFDocument.load((await own(`/${file}`)).rawPayload);
      return [document.getTitle(), document.catalog.lookup(PDFName.of('Lang'), PDFString).asString()];
    };
    expect(await titleOf('results.pdf')).toEqual(['Winter adventure: Ergebnisse', 'de']);
    expect(await titleOf('awards.pdf')).toEqual(['Winter adventure: Urkunden', 'de']);
  });
});
