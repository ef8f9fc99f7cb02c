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
import type { AwardVerification } from '../../../contract/calls/schemas/results.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { createLobby, type LiveSession, recordPublished } from '../../support/live-session.ts';
import { playResults, resultsOf } from '../../support/played-results.ts';
import { onePixelPng } from '../../support/one-pixel-png.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { strictCsv } from '../../support/strict-csv.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let session: LiveSession;
let own: ReturnType<typeof resultsOf>['own'];

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  session = await playResults(test);
  ({ own } = resultsOf(session));
}, 120_000);
afterAll(() => test.close());

describe('a scorecard to keep', () => {
  const file = (name: string, type: string) =>
    session.seat(name).browser.get(`/api/session/scorecard/${session.id}/scorecard.${type}`);

  it('is a table of the own team and the own part only', async () => {
    await session.seat('Ben').browser.post('/api/exp/consent', { share_personal: true, in_analysis: true });
    const answer = await file('Ana', 'csv');
    expect(answer.headers['content-disposition']).toContain('winter-adventure-scorecard.csv');
    const rows = strictCsv(answer.rawPayload).slice(1);
    expect(rows.map((row) => row[2])).toEqual(['Decision', 'Challenge', 'Decision', 'Total', 'Person']);
    expect(answer.body).toContain('Ana Guest');
    expect(answer.body).not.toMatch(/Ben Guest|Herons/);
    await session.seat('Ben').browser.post('/api/exp/consent', { share_personal: false, in_analysis: true });
  });

  it('is a tagged document, in the seat’s language', async () => {
    const answer = await file('Ana', 'pdf');
    expect(answer.headers['content-type']).toBe('application/pdf');
    const document = await PDFDocument.load(answer.rawPayload);
    expect(answer.headers['content-disposition']).toContain('winter-adventure-scorecard.pdf');
    expect(document.getTitle()).toBe('The Borrowed Light: Ana Guest');
    expect(document.getAuthor()).toMatch(/\S/);
    for (const index of document.getPageIndices()) {
      const operators = operatorsOf(document, index);
      const sizes = [...operators.matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBe(11);
      expect(operators.split('/Artifact'), 'the number of the page').toHaveLength(2);
    }
    const { starts_at } = await test.database
      .selectFrom('sessions')
      .select('starts_at')
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
    expect(document.getCreationDate()?.toISOString().slice(0, 10)).toBe(starts_at.toISOString().slice(0, 10));
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

function operatorsOf(document: PDFDocument, index = 0): string {
  const contents = document.getPage(index).node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const operators = streams
    .map((one) => document.context.lookup(one))
    .filter((one) => one instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
  expect(operators, 'the page was read').toContain('BT');
  return operators;
}

/** Rectangles of a document's first page that are filled with a colour and cover more than half of it. */
function groundOf(document: PDFDocument): string[] {
  const page = document.getPage(0);
  const filled = operatorsOf(document).matchAll(
    /([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re\s+(?:f|f\*|B|b)\s/g,
  );
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

  it('is a tagged document with a link to its verification, for anyone with its code', async () => {
    const code = await personal('Ben');
    const answer = await test.inject({ url: `/api/award/${code}/award.pdf` });
    expect(answer.headers['content-disposition']).toContain('lantern-bearer-of-over-wick-ben-guest.pdf');
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
    const put = (picture: Buffer) => session.company.browser.send('PUT', '/api/company/logo', picture);
    expect((await put(Buffer.from('<svg onload=alert(1)>'))).statusCode).toBe(422);
    expect((await put(onePixelPng.subarray(0, 40))).statusCode).toBe(422);
    expect((await put(Buffer.alloc(300_000, 1))).statusCode).toBe(413);
    expect((await put(onePixelPng)).statusCode).toBe(200);
    expect((await verified(code)).award?.logo_url).toBe(`/api/award/${code}/logo`);
    const shown = await test.inject({ url: `/api/award/${code}/logo` });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.rawPayload).toEqual(onePixelPng);
    expect((await test.inject({ url: `/api/award/${code}/award.pdf` })).statusCode).toBe(200);
    await session.company.browser.send('DELETE', '/api/company/logo');
    expect((await verified(code)).award?.logo_url).toBeNull();
  });

  it('bears the company’s colour while it has one, in the PDF too', async () => {
    const code = await personal('Ben');
    const pdf = async () => (await test.inject({ url: `/api/award/${code}/award.pdf` })).rawPayload;
    const plain = await pdf();
    await session.company.browser.send('PUT', '/api/company/colour', { colour: '#ffee00' });
    expect((await verified(code)).award?.colour).toEqual({ value: '#ffee00', faint_on: 'white' });
    expect((await pdf()).equals(plain)).toBe(false);
    await session.company.browser.send('DELETE', '/api/company/colour');
    expect((await verified(code)).award?.colour).toBeNull();
    expect((await pdf()).equals(plain)).toBe(true);
  });

  it('is revoked for good, and its page shows the reason', async () => {
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
    const { awards, revoked_awards } = await own('Dee');
    expect(awards.map(({ kind, title }) => [kind, title])).toEqual([
      ['team', 'Lantern-bearers of Over Wick'],
    ]);
    expect(revoked_awards).toEqual([
      {
        kind: 'person',
        recipient: 'Dee Guest',
        title: 'Lantern-bearer of Over Wick',
        at: expect.any(String),
        reason: 'Given by mistake',
      },
    ]);
    expect((await own('Ana')).revoked_awards).toEqual([]);
    expect((await change(code, 'name', { name: 'Dee' })).statusCode).toBe(404);
  });

  it('is verified by its code, and no longer once its row was touched', async () => {
    const [award] = (await own('Ana')).awards.filter(({ kind }) => kind === 'person');
    expect(award).toEqual({
      code: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
      kind: 'person',
      recipient: 'Ana Guest',
      team: 'Otters',
      title: 'Lantern-bearer of Over Wick',
      story: 'The Borrowed Light',
      company: 'Wren & Co',
      date: '2027-03-01',
      verify_url: `http://localhost:3000/verify/award/${award?.code}`,
      picture_url: '/media/the-borrowed-light/valley/poster.jpg',
      logo_url: null,
      colour: null,
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
