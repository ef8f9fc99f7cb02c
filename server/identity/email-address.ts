/** The one form in which an address is kept and looked up. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
