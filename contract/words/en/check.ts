/** What the device check says, in English; the other languages have the same keys. */
export const check = {
  check: {
    page: 'Check my device',
    trying: 'Checking your device',
    tryingText: 'This takes a few seconds.',
    hostSees: 'Your host only sees which of these work and which don’t.',
    toSession: 'Go to my session',
    copyReport: 'Copy this report',
    copyForIt: 'Copy the text for IT',
    reportHelp:
      'The report contains your browser and the results, no personal data. The IT text lists the addresses and ports a session needs.',
    copying: {
      copied: 'Copied',
      failed: 'That did not work. Try again',
      byHand: 'Copy this by hand',
    },
    tryAgain: 'Try again',
    tryAgainOf: (title: string) => `Try again: ${title}`,
    names: {
      browser: { title: 'Browser', why: 'Whether it can do what a session needs' },
      screen: { title: 'Screen', why: 'Is your window large enough?' },
      network: { title: 'Network', why: 'How fast your connection is' },
      clock: { title: 'Time', why: 'Is your clock in step with the others’?' },
      realtime: { title: 'Live connection', why: 'Carries votes and messages' },
      playback: { title: 'Films', why: 'Does a film load and play?' },
      video: { title: 'Video room', why: 'Can you see and hear your team?' },
      speaker: { title: 'Speaker', why: 'We play two soft notes' },
      microphone: { title: 'Microphone', why: 'We record three seconds and play them to you' },
      camera: { title: 'Camera', why: 'You see yourself, nobody else does' },
    },
    states: {
      untested: 'not tested yet',
      running: 'testing',
      passed: 'fine',
      warned: 'works with limits',
      failed: 'does not work',
    },
    verdicts: {
      ready: { title: 'You are ready', text: 'Everything works. See you soon.' },
      limited: {
        title: 'It will work, with limits',
        text: 'You can take part. Fix what’s marked below, or play without it.',
      },
      failed: {
        title: 'It will not work like this',
        text: 'Fix what’s marked below and try again, or use another device.',
      },
    },
    halfDone: {
      title: 'Good so far',
      text: 'The automatic checks are fine. Now test your speaker, microphone and camera.',
    },
    trials: {
      speaker: { start: 'Play the notes', yes: 'I heard them', no: 'I heard nothing' },
      microphone: { start: 'Record 3 seconds', yes: 'That was me', no: 'I heard nothing' },
      camera: { start: 'Show my camera', yes: 'I see myself', no: 'I see nothing' },
    },
    recorded: 'What was recorded',
    otherCamera: 'Show another camera',
    otherMicrophone: 'Record with another microphone',
    nameless: 'Unnamed device',
  },
};

export type CheckWords = typeof check;
