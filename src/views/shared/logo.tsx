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
      <circle cx="24" cy="27" r="13" fill="var(--lantern)" opacity="0.22" />
      <circle cx="10.5" cy="11" r="5.5" fill="var(--action)" />
      <circle cx="37.5" cy="11" r="5.5" fill="var(--action)" />
      <path
        d="M3 43 C3 29 5 19 10.5 19 C15.5 19 18.5 23.5 21 29.5 C18.8 32.5 17.5 37 17.5 43Z"
        fill="var(--action)"
      />
      <path
        d="M45 43 C45 29 43 19 37.5 19 C32.5 19 29.5 23.5 27 29.5 C29.2 32.5 30.5 37 30.5 43Z"
        fill="var(--action)"
      />
      <path d="M24 12.5 C28.5 18 29 23 24 27.5 C19 23 19.5 18 24 12.500Z" fill="var(--lantern)" />
      <path
        d="M24 32 C26.5 35 27.5 39 27.5 43 H20.5 C20.5 39 21.5 35 24 32Z"
        fill="var(--lantern)"
        opacity="0.75"
      />
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
