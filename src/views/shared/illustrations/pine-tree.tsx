interface PineTreeProps {
  x: number;
  y: number;
  height: number;
  fill: string;
}

function pinePath(height: number) {
  const half = height * 0.26;
  const tiers = [
    { top: 0, bottom: 0.4, width: 0.5 },
    { top: 0.22, bottom: 0.66, width: 0.76 },
    { top: 0.46, bottom: 0.93, width: 1 },
  ];
  const shapes = tiers.map(({ top, bottom, width }) => {
    const reach = half * width;
    const peak = -height * (1 - top);
    const base = -height * (1 - bottom);
    const sag = height * 0.035;
    return `M0 ${peak} Q${reach * 0.32} ${(peak + base) / 2} ${reach} ${base} Q0 ${base + sag * 2} ${-reach} ${base} Q${-reach * 0.32} ${(peak + base) / 2} 0 ${peak}Z`;
  });
  return `${shapes.join('')}M${-height * 0.03} ${-height * 0.1}h${height * 0.06}V0h${-height * 0.06}Z`;
}

/** A conifer standing on (x, y). */
export function PineTree({ x, y, height, fill }: PineTreeProps) {
  return <path d={pinePath(height)} fill={fill} transform={`translate(${x} ${y})`} />;
}
