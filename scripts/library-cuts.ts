export type Cut = readonly [part: string | RegExp, instead: string];

export interface Trimmed {
  file: RegExp;
  cuts?: readonly Cut[];
  /** Functions and methods that no page comes to; their bodies go. */
  unreached?: readonly string[];
  /** Cases of a switch that no input comes to. */
  cases?: readonly string[];
  /** Properties that have one value wherever they are read, so that what asks for another goes. */
  constants?: Readonly<Record<string, string>>;
  /** What the library writes to a log that is never on goes, too. */
  silent?: boolean;
}

/**
 * All clips are fragmented MP4 at fixed rungs, whole, in the clear, H.264 and AAC in one track each; transport streams, raw
 * audio, other codecs, live playlists and parts of segments, keys, dates, timed metadata, tracks of sound or subtitles to
 * choose from, a worker and steering by the playlist do not occur. A constant is what the property has for such a clip.
 */
const hls: Trimmed = {
  file: /node_modules\/hls\.js\/dist\/hls\.light\.mjs$/,
  silent: true,
  cuts: [
    [
      /const muxConfig = \[(\{\s*demux: MP4Demuxer,\s*remux: PassThroughRemuxer\s*\})[^\]]*\];/,
      'const muxConfig = [$1];',
    ],
    ['chunkMeta.iframe && initSegmentData && TSDemuxer.probe(initSegmentData, this.logger)', 'false'],
    ['contentSteeringController: ContentSteeringController ,', ''],
    ['fpsController: FPSController,', ''],
    ['id3TrackController: ID3TrackController,', ''],
    ['latencyController: LatencyController\n', ''],
    ['this.decrypter = new Decrypter(hls.config);', ''],
    ['decrypter = this.decrypter = new Decrypter(this.config);', ''],
    ["const emsgs = findBox(videoTrack.samples, ['emsg']);", 'const emsgs = null;'],
    [/(case 'ENDLIST':)\s*if \(!level\.live\) \{[^}]*\}/, '$1'],
    [
      'function parseSampleData(data, initData, logger, includeSampleDetails, seiContext) {',
      'function parseSampleData(data, initData) { const includeSampleDetails = false, seiContext = void 0;',
    ],
    ['textTrack.samples = parseSamples(timeOffset, videoTrack);', ''],
    ['result.text = flushTextTrackUserdataCueSamples(textTrack, timeOffset, initPTS);', ''],
    ["const encrypted = fourCC === 'enca' || fourCC === 'encv';", 'const encrypted = false;'],
    [/MP4\.FTYP = .*;\n/, ''],
    [/MP4\.DINF = _MP\.box\([\s\S]*?\]\)\)\);/, ''],
  ],
  unreached: [
    'KeyLoader.load',
    'KeyLoader.loadClear',
    'KeyLoader.loadInternal',
    'alignPlaylists',
    'applyToTencBoxes',
    'attachTransferred',
    'blockAudio',
    'checkLiveUpdate',
    'demuxSampleAes',
    'enumeratedStringList',
    'findPart',
    'getCodecCompatibleNameLower',
    'getInitialLiveFragment',
    'getNextPart',
    'hexadecimalInteger',
    'injectWorker',
    'isHdrSupported',
    'loadWorker',
    'loadedEndOfParts',
    'mergeDetails',
    'onAudioTrackLoading',
    'onAudioTrackSwitched',
    'onAudioTrackSwitching',
    'onSubtitleTrackLoading',
    'parseKey',
    'parseSegmentIndex',
    'parseSinf',
    'parseSupplementalDoViCodec',
    'patchEncyptionData',
    'setFragLevelKeys',
    'switchParams',
    'this.onWorkerError',
    'this.onWorkerMessage',
    'transferMedia',
    'transmuxSampleAes',
    'updateStatsFromPart',
    'uuid',
    'doFragPartsLoad',
    'enableStreamingMode',
    'getDeliveryDirectives',
    'loadKeyEME',
    'loadKeyHTTP',
    'loadPart',
    'mapDateRanges',
    'parseSEIMessageFromNALu',
    'synchronizeToLiveEdge',
  ],
  cases: [
    ...['BITRATE', 'BYTERANGE', 'DATERANGE', 'DEFINE', 'DISCONTINUITY', 'DISCONTINUITY-SEQUENCE', 'GAP'],
    ...['av01', 'dav1', 'dva1', 'dvav', 'dvh1', 'dvhe', 'hev1', 'hvc1', 'vp09'],
    ...['I-FRAMES-ONLY', 'KEY', 'PART', 'PART-INF', 'PRELOAD-HINT', 'PROGRAM-DATE-TIME'],
    ...['RENDITION-REPORT', 'SERVER-CONTROL', 'SKIP', 'START'],
  ],
  constants: {
    advanced: 'false',
    altAudio: '0',
    audioGroups: 'void 0',
    audioStreamController: 'null',
    audioTrackController: 'null',
    canBlockReload: 'false',
    canSkipDateRanges: 'false',
    canSkipUntil: '0',
    cmcdController: 'null',
    contentSteeringController: 'null',
    decryptdata: 'null',
    decrypter: 'null',
    deliveryDirectives: 'null',
    deltaUpdateFailed: 'false',
    emeController: 'null',
    emeEnabled: 'false',
    enableWorker: 'false',
    encrypted: 'false',
    fragmentHint: 'void 0',
    hasProgramDateTime: 'false',
    iframe: 'false',
    iframeController: 'null',
    iframesOnly: 'false',
    interstitialsController: 'null',
    latencyController: 'null',
    levelkeys: 'void 0',
    live: 'false',
    loadingParts: 'false',
    lowLatencyMode: 'false',
    overrides: 'void 0',
    partList: 'null',
    preloadHint: 'void 0',
    programDateTime: 'null',
    progressive: 'false',
    rawProgramDateTime: 'null',
    renditionReports: 'void 0',
    sessionData: 'null',
    skippedSegments: '0',
    startTimeOffset: 'null',
    steering: 'null',
    subtititleStreamController: 'null',
    subtitleGroups: 'void 0',
    subtitleTrackController: 'null',
    supplemental: 'void 0',
    timelineController: 'null',
    timelineOffset: '0',
    variableList: 'null',
    workerContext: 'null',
    workerPath: 'null',
  },
};

/** Its log is at level 0, and what it would advise whoever reads that goes too: people read this product's own words. */
const ably: Trimmed = {
  file: /node_modules\/ably\/build\/modular\/index\.mjs$/,
  silent: true,
  cuts: [[/^\s*remediation: (?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'),?\n/gm, '']],
};

/**
 * A stack of components names them without asking each for an error of its own; nothing looks for a component's element.
 * Transitions between views, references to fragments, revealed lists, actions of forms, elements that have a script of their
 * own, style sheets and scripts that a component asks for, events of a selection and compiled components do not occur.
 */
const reactDom: Trimmed = {
  file: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  cuts: [
    [
      /(function describeNativeComponentFrame\(fn, construct\) \{\n)[\s\S]*?\n\}\n/,
      "$1  return describeBuiltInComponentFrame(fn.displayName || fn.name || '');\n}\n",
    ],
    [/(function getResource\([^)]*\) \{\n)[\s\S]*?\n\}\n/, '$1  return null;\n}\n'],
    [/ReactDOMSharedInternals\.findDOMNode = function [\s\S]*?\n\};\n/, ''],
  ],
  unreached: [
    ...[
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createMeasurement',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureClonedInstance',
      'measureInstance',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'recursivelyTraverseAfterMutationEffects',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'ViewTransitionPseudoElement',
    ],
    ...[
      'addEventListener',
      'blur',
      'compareDocumentPosition',
      'dispatchEvent',
      'focus',
      'focusLast',
      'getClientRects',
      'getRootNode',
      'observeUsing',
      'removeEventListener',
      'scrollIntoView',
      'unobserveUsing',
    ].map((name) => `FragmentInstance.prototype.${name}`),
    ...[
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'validateDocumentPositionWithFiberTree',
    ],
    ...['cutOffTailIfNeeded', 'initSuspenseListRenderState', 'updateSuspenseListComponent'],
    ...[
      'actionStateActionEffect',
      'constructSelectEvent',
      'dispatchActionState',
      'ensureFormComponentIsStateful',
      'extractEvents$1',
      'mountActionState',
      'requestFormReset$1',
      'rerenderActionState',
      'runActionStateAction',
      'startHostTransition',
      'updateActionStateImpl',
      'useMemoCache',
    ],
    'setPropOnCustomElement',
    ...[
      'acquireResource',
      'estimateBandwidth',
      'insertStylesheetIntoRoot',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadStylesheet',
      'suspendResource',
    ],
  ],
};

/**
 * Pages are routed by the navigation's statechart, which has its own errors: the router's own boundary, data, fetchers and
 * forms are on no page, nor links that load ahead, transitions between views or a path with optional parts; its warnings are
 * for who writes pages.
 */
const router: Trimmed = {
  file: /node_modules\/react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/,
  cuts: [
    ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
    [/return shouldPrefetch && !isAbsolute \? [^;]*;/, 'return link;'],
    [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = [^;]*;/, 'let prefetchRef, prefetchHandlers;'],
    ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
    [/^\w+\.displayName = .*;$/gm, ''],
    [
      /return dataRouterState && \(match\.route\.ErrorBoundary[\s\S]*?\) : getChildren\(\);/,
      'return getChildren();',
    ],
    ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
    ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ],
  unreached: ['decodeRouteErrorResponseDigest', 'explodeOptionalSegments', 'useViewTransitionState'],
};

/**
 * In a browser axios sends by XMLHttpRequest unless it is told to do otherwise; nothing shows how far it is, no body is a form,
 * and what stands in an address is written by the client.
 */
const axios: readonly Trimmed[] = [
  {
    file: /node_modules\/axios\/lib\/adapters\/xhr\.js$/,
    cuts: [
      [/^import \{ progressEventReducer \} .*;$/m, ''],
      [
        /\[downloadThrottled, flushDownload, flushDownloadWithEvent\] = progressEventReducer\([\s\S]*?\);/,
        '',
      ],
      ['[uploadThrottled, flushUpload] = progressEventReducer(onUploadProgress);', ''],
    ],
  },
  {
    file: /node_modules\/axios\/lib\/adapters\/adapters\.js$/,
    cuts: [["import * as fetchAdapter from './fetch.js';", 'const fetchAdapter = { getFetch: () => null };']],
  },
  {
    file: /node_modules\/axios\/lib\/axios\.js$/,
    cuts: [
      ['axios.CancelToken = CancelToken;', ''],
      ['axios.HttpStatusCode = HttpStatusCode;', ''],
      ['axios.toFormData = toFormData;', ''],
      [/axios\.formToJSON = .*;/, ''],
    ],
  },
  {
    file: /node_modules\/axios\/lib\/defaults\/index\.js$/,
    cuts: [
      ['hasJSONContentType ? JSON.stringify(formDataToJSON(data)) : data', 'data'],
      ['toURLEncodedForm(data, formSerializer).toString()', 'data'],
      [/return toFormData\([\s\S]*?\n {10}\);/, 'return data;'],
    ],
  },
  {
    file: /node_modules\/axios\/lib\/helpers\/buildURL\.js$/,
    cuts: [
      [/^import AxiosURLSearchParams .*;$/m, ''],
      ['new AxiosURLSearchParams(params, _options).toString(_encode)', "''"],
    ],
  },
  {
    file: /node_modules\/axios\/lib\/platform\/browser\/classes\/URLSearchParams\.js$/,
    cuts: [
      [/^import AxiosURLSearchParams .*;$/m, ''],
      ["typeof URLSearchParams !== 'undefined' ? URLSearchParams : AxiosURLSearchParams", 'URLSearchParams'],
    ],
  },
  {
    // Named one by one, so that those which nobody calls go.
    file: /node_modules\/axios\/lib\/utils\.js$/,
    cuts: [
      ['export default {', 'export {'],
      [/hasOwnProp: hasOwnProperty,.*$/m, 'hasOwnProperty as hasOwnProp,'],
      ['global: _global', '_global as global'],
      ['setImmediate: _setImmediate', '_setImmediate as setImmediate'],
    ],
  },
  {
    file: /node_modules\/axios\/lib\/(?:axios|defaults\/index|adapters\/(?:adapters|xhr)|core\/(?:assertParamsAcyclic|Axios|AxiosError|AxiosHeaders|dispatchRequest|InterceptorManager|mergeConfig|transformData)|helpers\/(?:buildURL|cookies|isAxiosError|parseHeaders|resolveConfig|sanitizeHeaderValue|toFormData|toURLEncodedForm|formDataToJSON))\.js$/,
    cuts: [[/^import utils from (['"].*utils\.js['"]);$/m, 'import * as utils from $1;']],
  },
];

/** Groups and cards of checkboxes are on no page, and the theme has its own colours of every variant, of fewer hues. */
const mantine: readonly Trimmed[] = [
  {
    file: /@mantine\/core\/styles\/default-css-variables\.layer\.css$/,
    cuts: [[/--mantine-color-(?:pink|grape|violet|indigo|cyan|lime|orange)-[\w-]+:[^;}]*;?/g, '']],
  },
  {
    file: /@mantine\/core\/esm\/core\/MantineProvider\/default-theme\.mjs$/,
    cuts: [
      [/^import \{ defaultVariantColorsResolver \} .*;$/m, ''],
      ['variantColorResolver: defaultVariantColorsResolver,', ''],
    ],
  },
  {
    file: /@mantine\/core\/esm\/components\/Checkbox\/Checkbox\.mjs$/,
    cuts: [[/^Checkbox\.(?:Group|Indicator|Card) = .*;$/gm, '']],
  },
  {
    file: /@mantine\/core\/esm\/components\/Checkbox\/CheckboxGroup\/CheckboxGroup\.mjs$/,
    cuts: [[/^CheckboxGroup\.\w+ = .*;$/gm, '']],
  },
];

/** No form has a list of fields or is acted on by its name. */
const form: Trimmed = {
  file: /@mantine\/form\/esm\/use-form\.mjs$/,
  cuts: [
    [/^import \{ useFormActions \} .*;$/m, ''],
    [/^import \{ useFormList \} .*;$/m, ''],
    [/const \$list = useFormList\(\{[^}]*\}\);/, ''],
    [/^\s*\w+ListItem: \$list\.\w+,$/gm, ''],
    ['useFormActions(name, form);', ''],
  ],
};

export const libraryCuts: readonly Trimmed[] = [hls, ably, reactDom, router, ...axios, ...mantine, form];
