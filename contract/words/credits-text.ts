/** A number of credits in words: `1 credit`, `5 credits`. */
export const creditsText = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`);
