import { inOrder } from '../../../contract/rules/sessions/places.ts';
import type { Scorecard, TeamScore } from '../../../contract/calls/schemas/results.ts';

/** A page of any browser, to read what it shows. */
export type Reads<Read extends () => unknown> = { evaluate(read: Read): Promise<ReturnType<Read>> };

/** When the shown clip began, by this machine's clock; null without a clip. */
export const clipBegan = () => {
  const shown = [...document.querySelectorAll('video')].find(
    (video) =>
      !video.srcObject &&
      !video.paused &&
      video.readyState > 2 &&
      video.currentTime > 0.3 &&
      video.checkVisibility({ opacityProperty: true }),
  );
  return shown ? Date.now() - shown.currentTime * 1000 : null;
};

/** The results on a page: the own total, the path, and every team with its points. */
export const readResults = () => ({
  earned: document.querySelector('h1 + p')?.textContent ?? '',
  path: [...document.querySelectorAll('[aria-labelledby="path-title"] li > span:last-of-type')].map(
    ({ textContent }) => textContent,
  ),
  teams: [...document.querySelectorAll('tbody tr')]
    .filter((row) => row.closest('table')?.caption?.textContent === 'Teams side by side')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replace(' (yours)', ''))),
});

const textsOf = ({ place, name, dimensions, total }: TeamScore) => [
  place === null ? 'Nobody came' : `${place}${place === 1 ? 'st' : 'nd'}`,
  name,
  ...dimensions.map(({ points }) => String(points)),
  String(total),
];

/** The expected results on a page of this team, for two teams. */
export function sameResults({ path, teams }: Scorecard, name: string): ReturnType<typeof readResults> {
  const own = teams.find((team) => team.name === name);
  return {
    earned: `${name} earned ${own?.total} of ${own?.maximum} points.`,
    path: path.map(({ title }) => title),
    teams: teams.toSorted((a, b) => inOrder(a.place, b.place)).map(textsOf),
  };
}
