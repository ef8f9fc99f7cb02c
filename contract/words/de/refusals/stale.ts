import type { StaleRefusals } from '../../en/refusals/stale.ts';

const changed = (what: string) =>
  `Während Ihrer Bearbeitung hat jemand anders ${what} geändert. Vergleichen Sie beides und speichern Sie dann noch einmal.`;

/** In German. */
export const staleRefusals: StaleRefusals = {
  profile: changed('Ihr Profil'),
  company: changed('die Einstellungen Ihrer Firma'),
  person: changed('diese Person'),
  session: changed('diese Session'),
  guestList: changed('die Gästeliste'),
  programme: changed('dieses Programm'),
};
