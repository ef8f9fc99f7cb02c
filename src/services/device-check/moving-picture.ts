const everyMs = 50;

/** A small animated canvas track, to test a connection without a camera. */
export function openMovingPicture(document: Document): { track: MediaStreamTrack; close: () => void } {
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
  const pen = canvas.getContext('2d');
  let step = 0;
  const draw = () => {
    step += 1;
    if (!pen) return;
    pen.fillStyle = `hsl(${(step * 24) % 360} 60% 40%)`;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  };
  draw();
  const timer = setInterval(draw, everyMs);
  const [track] = canvas.captureStream(1000 / everyMs).getVideoTracks();
  if (!track) throw new Error('The browser gives no picture to send.');
  return {
    track,
    close: () => {
      clearInterval(timer);
      track.stop();
    },
  };
}
