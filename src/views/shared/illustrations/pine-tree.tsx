interface PineTreeProps {
  x: number;
  y: number;
  height: number;
  fill: string;
}

/** A tree 100 units high; every tree has this one path, so that the text of a page that is packed holds it once. */
const pine = [
  'M0 -100Q4.16 -80 13 -60Q0 -53 -13 -60Q-4.16 -80 0 -100Z',
  'M0 -78Q6.32 -56 19.76 -34Q0 -27 -19.76 -34Q-6.32 -56 0 -78Z',
  'M0 -54Q8.32 -30.5 26 -7Q0 0 -26 -7Q-8.32 -30.5 0 -54Z',
  'M-3 -10h6V0h-6Z',
].join('');

/** A conifer standing on (x, y). */
export function PineTree({ x, y, height, fill }: PineTreeProps) {
  return <path d={pine} fill={fill} transform={`translate(${x} ${y}) scale(${height / 100})`} />;
}
