import { inOrder } from '../../../contract/rules/sessions/places.ts';
import type { Scorecard, TeamScore } from '../../../contract/calls/schemas/results.ts';

/** A page of whichever browser, for a function that reads what it shows. */
export type Reads<Read extends () => unknown> = { evaluate(read: Read): Promise<ReturnType<Read>> };

/** When the clip that a page shows began, by this machine's clock; null while it shows none. */
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

/** What a page says of the results: the own total, the way, and every team with its points. */
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

/** What a page of this team has to say by what the server tells, for two teams. */
export function sameResults({ path, teams }: Scorecard, name: string): ReturnType<typeof readResults> {
  const own = teams.find((team) => team.name === name);
  return {
    earned: `${name} earned ${own?.total} of ${own?.maximum} points.`,
    path: path.map(({ title }) => title),
    teams: teams.toSorted((a, b) => inOrder(a.place, b.place)).map(textsOf),
  };
}
