interface LogoMarkProps {
  size?: number;
  title?: string;
}

/** Two people lean towards a light and make an M. The cloaks take the text's action colour. */
export function LogoMark({ size = 40, title }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      aria-label={title}
    >
      <circle cx="24" cy="25" r="14" fill="var(--lantern)" opacity="0.2" />
      <circle cx="9.5" cy="11.5" r="5.5" fill="var(--action)" />
      <circle cx="38.5" cy="11.5" r="5.5" fill="var(--action)" />
      <path d="M2 44 C2 29 4 19.5 9.5 19.5 C15 19.5 20 28 23 37 V44Z" fill="var(--action)" />
      <path d="M46 44 C46 29 44 19.5 38.5 19.5 C33 19.5 28 28 25 37 V44Z" fill="var(--action)" />
      <path d="M24 9 C31 17 31.5 24 24 30.5 C16.5 24 17 17 24 9Z" fill="var(--lantern)" />
    </svg>
  );
}

interface LogoProps {
  size?: number;
}

/** Mark and wordmark, for headers and footers. */
export function Logo({ size = 36 }: LogoProps) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.28, color: 'var(--text)' }}>
      <LogoMark size={size} />
      <span
        style={{
          fontFamily: 'var(--serif)',
          fontSize: size * 0.72,
          fontWeight: 620,
          letterSpacing: '-0.025em',
          lineHeight: 1,
        }}
      >
        Muster
      </span>
    </span>
  );
}
