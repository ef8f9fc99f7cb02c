/** The languages: one line each, and a folder beside this file with its tables. */
// biome-ignore-start lint/performance/noBarrelFile: a list of what there is, each of a few lines
export { language as de } from './de/language.ts';
export { language as en } from './en/language.ts';
// biome-ignore-end lint/performance/noBarrelFile: a list of what there is, each of a few lines
