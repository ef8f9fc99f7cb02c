import type { ReportRefusals } from '../../en/refusals/reports.ts';

/** In German. */
export const reportRefusals: ReportRefusals = {
  linkUnknown: 'Dieser Link ist nicht gültig. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  linkGone: 'Diesen Link gibt es nicht mehr.',
  tooManyLinks: (most) => `Sie haben ${most} Links. Widerrufen Sie einen, der nicht mehr gebraucht wird.`,
};
