import { useEffect, useRef, useState } from 'react';

interface StreamVideoProps {
  stream: MediaStream | null | undefined;
  muted: boolean;
  label: string;
  mirrored?: boolean;
  className?: string | undefined;
  /** Given the element, to look at what it shows. */
  onElement?: (video: HTMLVideoElement | null) => void;
}

/** Without a frame for so long there is no picture, in ms. */
const pictureGoneMs = 1000;

/** Whether pictures arrive, measured by the frames that are shown. */
export function useHasPicture(stream: MediaStream | null | undefined) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [hasPicture, setHasPicture] = useState(false);
  useEffect(() => {
    if (!video || !stream) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = 0;
    const onFrame = () => {
      clearTimeout(timer);
      setHasPicture(true);
      timer = setTimeout(() => setHasPicture(false), pictureGoneMs);
      request = video.requestVideoFrameCallback(onFrame);
    };
    request = video.requestVideoFrameCallback(onFrame);
    return () => {
      clearTimeout(timer);
      video.cancelVideoFrameCallback(request);
      setHasPicture(false);
    };
  }, [video, stream]);
  return [setVideo, hasPicture] as const;
}

/** Shows, and unless muted sounds, a live stream. Its speech has no captions. */
export function StreamVideo({
  stream,
  muted,
  label,
  mirrored = false,
  className,
  onElement,
}: StreamVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream ?? null;
    if (stream) video.play().catch(() => undefined);
  }, [stream]);
  useEffect(() => {
    onElement?.(ref.current);
    return () => onElement?.(null);
  }, [onElement]);
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
