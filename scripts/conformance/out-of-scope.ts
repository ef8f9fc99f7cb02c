/** Tests of ably-js that this hub does not pass, each with the reason; docs/realtime.md lists the same. */
export const outOfScope: readonly { test: RegExp; reason: string }[] = [
  {
    test: /^realtime\/channel attachWithChannelParams(BasicChannelsGet|BasicSetOptions|DeltaAndModes) /,
    reason: 'asks for the param delta: vcdiff to be granted; the hub sends no deltas',
  },
  {
    test: /^realtime\/channel attachWithInvalidChannelParams$/,
    reason: 'expects the mode annotation_publish among those granted; the hub has no annotations',
  },
  {
    test: /^realtime\/message subscribes to filtered channel$/,
    reason: 'subscribes to a filtered channel, [filter=…]; the hub filters nothing',
  },
  {
    test: /^rest\/request request_batch_api_/,
    reason: 'batch publish, POST /messages',
  },
];
