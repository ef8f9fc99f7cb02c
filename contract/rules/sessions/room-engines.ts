/** `mesh`: every browser to every other. The others are media servers that browsers send to once and receive from. */
export const roomEngines = ['mesh', 'livekit', 'janus'] as const;

export type RoomEngineName = (typeof roomEngines)[number];

/** Largest table with video; larger ones have audio only. */
export const facesCarriedBy: Readonly<Record<RoomEngineName, number>> = { mesh: 6, livekit: 12, janus: 12 };
