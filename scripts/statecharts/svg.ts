import type { ChartState } from '../../src/statecharts/chart-model.ts';
import {
  type Arrow,
  type ChartLayout,
  type Dot,
  line,
  pad,
  type Point,
  type StateBox,
} from '../../src/statecharts/layout.ts';

const corner = 6;

/** A laid-out chart as a picture: states within states, initial dots, and arrows that bear their events and guards. */
export function drawSvg(name: string, { width, height, boxes, arrows, dots }: ChartLayout): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Statechart ${escapeText(name)}" font-family="Figtree, system-ui, sans-serif" font-size="12" style="white-space:pre">`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="#55606b"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fbf8f1"/>`,
    ...boxes.map(drawBox),
    ...dots.map(drawDot),
    ...arrows.map(drawArrow),
    ...arrows.map(drawLabel),
    '</svg>',
    '',
  ].join('\n');
}

function drawBox({ state, texts, isInitial, isRegion, x, y, width, height }: StateBox): string {
  const dash = isRegion ? ' stroke-dasharray="6 4"' : '';
  const frame = `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="10" fill="${fillOf(state)}" stroke="${isInitial ? '#1e7a57' : '#8a826f'}"${dash}/>`;
  const inner =
    state.type === 'final'
      ? `<rect x="${at(x + 3)}" y="${at(y + 3)}" width="${at(width - 6)}" height="${at(height - 6)}" rx="8" fill="none" stroke="#8a826f"/>`
      : '';
  const tags =
    state.tags.length > 0 ? `<tspan dx="8" fill="#865400">${escapeText(state.tags.join(' '))}</tspan>` : '';
  const title = `<text x="${at(x + pad)}" y="${at(y + pad + 8)}" fill="#18212b"><tspan font-weight="700" font-size="13.5">${escapeText(state.name)}</tspan>${tags}</text>`;
  const rows = texts.map(
    (text, row) =>
      `<text x="${at(x + pad)}" y="${at(y + pad + 8 + line * (row + 1))}" fill="#55606b">${escapeText(text)}</text>`,
  );
  return `<g data-state="${escapeText(state.id)}">${[frame, inner, title, ...rows].join('')}</g>`;
}

function drawDot({ x, y, size }: Dot): string {
  return `<circle cx="${at(x + size / 2)}" cy="${at(y + size / 2)}" r="${size / 2 - 1}" fill="#18212b"/>`;
}

function drawArrow({ points }: Arrow): string {
  return `<path d="${rounded(points)}" fill="none" stroke="#55606b" stroke-width="1.2" marker-end="url(#head)"/>`;
}

function drawLabel({ lines, at: from }: Arrow): string {
  return lines
    .map(
      (text, row) =>
        `<text x="${at(from.x + 3)}" y="${at(from.y + line * row + 12)}" fill="#145a40" stroke="#fbf8f1" stroke-width="3" paint-order="stroke">${escapeText(text)}</text>`,
    )
    .join('');
}

/** A line through right angles whose corners are rounded. */
function rounded(points: Point[]): string {
  const steps = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${at(point.x)} ${at(point.y)}`;
    if (!after) return `L${at(point.x)} ${at(point.y)}`;
    const [enter, leave] = [towards(point, before), towards(point, after)];
    return `L${at(enter.x)} ${at(enter.y)}Q${at(point.x)} ${at(point.y)} ${at(leave.x)} ${at(leave.y)}`;
  });
  return steps.join('');
}

function towards(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const step = Math.min(corner, length / 2);
  return { x: from.x + (dx / length) * step, y: from.y + (dy / length) * step };
}

function fillOf({ tags, states }: ChartState): string {
  if (tags.includes('failed')) return '#fbe7e1';
  if (tags.includes('busy')) return '#fdf0d3';
  return states.length > 0 ? '#f3eee2' : '#fffdf8';
}

function at(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
