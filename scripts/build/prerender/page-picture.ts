import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { Resvg } from '@resvg/resvg-js';

const fonts = path.join(import.meta.dirname, 'fonts');
const serifFile = path.join(fonts, 'fraunces.ttf');
const serif = fontkit.create(readFileSync(serifFile));
/** As the cut file calls itself, whatever its weight. */
const sans = 'Figtree Light';

const width = 1200;
const height = 630;
const measure = 640;

/** A picture for a shared link, 1200 by 630 as PNG: the page's title on the dark side of the night, the light on the other. */
export function pagePicture(title: string, description: string): Buffer {
  const size = title.length > 52 ? 58 : title.length > 30 ? 68 : 84;
  const lines = wrapped(title, size);
  const top = 250 - (lines.length - 1) * size * 0.5;
  const heading = lines.map((line, index) => {
    const y = top + index * size * 1.1;
    return `<text x="80" y="${y}" font-family="Fraunces" font-size="${size}" fill="#f6f0e2">${escaped(line)}</text>`;
  });
  const below = top + lines.length * size * 1.1;
  const words = wrapped(description, 30)
    .slice(0, 3)
    .map(
      (line, index) =>
        `<text x="80" y="${below + 6 + index * 42}" font-family="${sans}" font-size="30" fill="#b9c3dd">${escaped(line)}</text>`,
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    ${night}${heading.join('')}${words.join('')}${mark}
  </svg>`;
  return new Resvg(svg, {
    font: {
      fontFiles: [serifFile, path.join(fonts, 'figtree.ttf')],
      loadSystemFonts: false,
      defaultFontFamily: sans,
    },
  })
    .render()
    .asPng();
}

/** Lines of a text; a no-break space joins words. */
export function wrapped(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`, size) <= measure)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function widthOf(text: string, size: number): number {
  return (serif.layout(text).advanceWidth / serif.unitsPerEm) * size;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const person = (x: number, scale: number, cloak: string) =>
  `<g transform="translate(${x} 520) scale(${scale})" fill="${cloak}">
    <circle cy="-66" r="24" /><path d="M-44 60C-44 -6 -26 -40 0 -40S44 -6 44 60Z" />
  </g>`;

const night = `
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#0b1228" /><stop offset="1" stop-color="#1b2b59" />
    </linearGradient>
    <radialGradient id="glow" cx="960" cy="400" r="420" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#ffcf72" stop-opacity="0.75" />
      <stop offset="0.35" stop-color="#ffb938" stop-opacity="0.28" />
      <stop offset="1" stop-color="#ffb938" stop-opacity="0" />
    </radialGradient>
  </defs>
  <rect width="1200" height="630" fill="url(#sky)" />
  <rect width="1200" height="630" fill="url(#glow)" />
  <path d="M0 630V520Q200 440 430 490T880 470T1200 440V630Z" fill="#16234a" opacity="0.8" />
  <path d="M0 630V580Q260 530 560 560T1200 540V630Z" fill="#0d1733" />
  ${person(800, 1, '#b93c28')}${person(1110, 0.95, '#2e6fbf')}${person(875, 0.7, '#d98b2b')}${person(1040, 0.75, '#1e7a57')}
  <g transform="translate(960 440)">
    <path d="M-24 -74A26 30 0 1 1 24 -74" fill="none" stroke="#3a2a1c" stroke-width="8" />
    <path d="M-40 70C-58 20 -52 -30 -30 -46H30C52 -30 58 20 40 70Z" fill="#ffcf72" stroke="#3a2a1c" stroke-width="8" />
    <path d="M0 -20C20 8 18 32 0 46C-18 32 -20 8 0 -20Z" fill="#fff8dc" />
    <path d="M-40 -44L-22 -74H22L40 -44ZM-52 70H52V88H-52Z" fill="#3a2a1c" />
  </g>
  <path d="M0 630V608Q400 580 760 606T1200 596V630Z" fill="#081027" />`;

const mark = `
  <g transform="translate(78 52) scale(1.25)">
    <circle cx="9.5" cy="11.5" r="5.5" fill="#5cc79b" /><circle cx="38.5" cy="11.5" r="5.5" fill="#5cc79b" />
    <path d="M2 44C2 29 4 19.5 9.5 19.5C15 19.5 20 28 23 37V44Z" fill="#5cc79b" />
    <path d="M46 44C46 29 44 19.5 38.5 19.5C33 19.5 28 28 25 37V44Z" fill="#5cc79b" />
    <path d="M24 9C31 17 31.5 24 24 30.5C16.5 24 17 17 24 9Z" fill="#ffb938" />
  </g>
  <text x="152" y="102" font-family="Fraunces" font-size="42" fill="#f6f0e2">Muster</text>`;
