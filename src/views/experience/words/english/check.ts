/** What the device check says, in English; the other languages have the same keys. */
export const check = {
  check: {
    page: 'Check my device',
    trying: 'Trying your device',
    tryingText: 'This takes a few seconds.',
    hostSees: 'Your host sees which of these are fine and which are not, and nothing else.',
    toSession: 'To my session',
    copyReport: 'Copy this report',
    copyForIt: 'Copy the text for IT',
    reportHelp:
      'The report names your browser and what was found, and nobody. The text for IT says which addresses and ports a session needs.',
    copying: {
      copied: 'Copied',
      failed: 'That did not work. Try again',
      byHand: 'Copy this by hand',
    },
    tryAgain: 'Try again',
    tryAgainOf: (title: string) => `Try again: ${title}`,
    names: {
      browser: { title: 'Browser', why: 'Whether it can do what a session needs' },
      screen: { title: 'Screen', why: 'Whether a session fits the window' },
      network: { title: 'Network', why: 'How quickly the server answers and how much the line carries' },
      clock: { title: 'Time', why: 'How exactly everybody sees the same picture' },
      realtime: { title: 'Live connection', why: 'Votes and messages go over it' },
      playback: { title: 'Clips', why: 'Whether a clip loads and plays' },
      video: { title: 'Video room', why: 'Whether camera and voice find a way to your team' },
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
      ready: { title: 'You are ready', text: 'Everything works. See you at the light.' },
      limited: {
        title: 'It will work, with limits',
        text: 'You can take part. What is marked below you would do without, or can still put right.',
      },
      failed: {
        title: 'It will not work like this',
        text: 'Put right what is marked below and try it again, or use another device.',
      },
    },
    halfDone: {
      title: 'Good so far',
      text: 'All that tests itself is fine. Now try your speaker, microphone and camera, each with one touch.',
    },
    trials: {
      speaker: { start: 'Play the notes', yes: 'I heard them', no: 'I heard nothing' },
      microphone: { start: 'Record 3 seconds', yes: 'That was me', no: 'I heard nothing' },
      camera: { start: 'Show my camera', yes: 'I see myself', no: 'I see nothing' },
    },
    recorded: 'What was recorded',
    otherCamera: 'Show another camera',
    otherMicrophone: 'Record with another microphone',
    nameless: 'Without a name',
  },
};

export type CheckWords = typeof check;
