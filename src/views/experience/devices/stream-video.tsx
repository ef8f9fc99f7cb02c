import { useEffect, useRef } from 'react';

interface StreamVideoProps {
  stream: MediaStream | null | undefined;
  muted: boolean;
  label: string;
  mirrored?: boolean;
  className?: string | undefined;
}

/** Shows, and unless muted sounds, a live stream. What is said there has no captions of ours. */
export function StreamVideo({ stream, muted, label, mirrored = false, className }: StreamVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream ?? null;
    if (stream) video.play().catch(() => undefined);
  }, [stream]);
  return (
    <video
      ref={ref}
      className={className}
      muted={muted}
      playsInline
      autoPlay
      aria-label={label}
      style={mirrored ? { transform: 'scaleX(-1)' } : undefined}
    />
  );
}
