import type { Award } from '#contract/calls/schemas/results.ts';
import { fileWord } from '#contract/rules/text/file-name.ts';

/** For instance `the-keepers-of-the-light-ana-silva.png`, as the server names the PDF. */
export const pictureName = (award: Award) =>
  `${fileWord(award.title) || 'award'}-${fileWord(award.recipient) || 'award'}.png`;

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
      'image/png',
    );
  });

/** The page on which somebody adds the award to their LinkedIn profile; nothing is sent before they save there. */
export function addToProfile({ code, title, company, date, verify_url }: Award): string {
  const [year = '', month = ''] = date.split('-');
  const address = new URL('https://www.linkedin.com/profile/add');
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: company,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: verify_url,
    certId: code,
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
