export function filesThatImport(module: string): string[];
export function lastLine(totals: {
  passed: number;
  failed: readonly unknown[];
  skipped: readonly unknown[];
}): string;
