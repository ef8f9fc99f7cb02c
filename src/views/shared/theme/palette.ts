import type { MantineColorsTuple } from '@mantine/core';

/** Ten steps each; step 6 is the token of the same name in tokens.css. */
export const pine: MantineColorsTuple = [
  '#e4f3ec',
  '#cbe7da',
  '#a3d6bf',
  '#79c4a2',
  '#5cc79b',
  '#2f8f69',
  '#1e7a57',
  '#18694a',
  '#145a40',
  '#0d4330',
];

export const lantern: MantineColorsTuple = [
  '#fdf0d3',
  '#fce4ad',
  '#fbd784',
  '#fdcb5f',
  '#fec249',
  '#ffbe40',
  '#ffb938',
  '#dd9413',
  '#b87400',
  '#865400',
];

export const ember: MantineColorsTuple = [
  '#fbe7e1',
  '#f5cbc0',
  '#eda797',
  '#e4826c',
  '#da614a',
  '#d05239',
  '#b93c28',
  '#a83524',
  '#9c3020',
  '#762317',
];

export const signal: MantineColorsTuple = [
  '#e3edf8',
  '#c6daf0',
  '#9dc0e5',
  '#73a5da',
  '#4f8bce',
  '#3a7cc6',
  '#2e6fbf',
  '#285fa5',
  '#214e87',
  '#193b66',
];

export const shade: MantineColorsTuple = [
  '#f6f0e2',
  '#b9c3dd',
  '#8e9bc4',
  '#7583b4',
  '#2a3764',
  '#1e2b56',
  '#141f42',
  '#0b1228',
  '#080d1e',
  '#050815',
];
