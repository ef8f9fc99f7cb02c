import { homeLines, type HomeLines } from '#contract/words/en/organiser/home-lines.ts';

const peopleNamed = 3;

/** Who needs help with a device before a session; of four and more three are named, so that the line stays one. */
export const deviceHelp = (
  people: readonly string[],
  title: string,
  { toDo }: HomeLines = homeLines,
): string => toDo.devices(people.slice(0, peopleNamed), Math.max(0, people.length - peopleNamed), title);
