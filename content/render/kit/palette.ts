export const NIGHT = '#0B1228';
export const DUSK = '#16234A';
export const LANTERN = '#FFB938';
export const PINE = '#1E7A57';
export const PAPER = '#FBF8F1';
export const EMBER = '#C8452F';

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * amount));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function alpha(hex: string, opacity: number): string {
  return `rgba(${channels(hex).join(',')},${Math.max(0, opacity).toFixed(4)})`;
}
