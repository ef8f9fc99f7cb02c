/** How everybody of a session is dealt to its teams, where it is not in the order of the list. */
export const dealingWays = ['random', 'notAsLast', 'departmentsMixed', 'departmentsTogether'] as const;
export type DealingWay = (typeof dealingWays)[number];
