/** The mark of a part in the story's crew; what it is called stands beside it. */
export function CrewMark({ mark, size = 20 }: { mark: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={mark} />
    </svg>
  );
}
