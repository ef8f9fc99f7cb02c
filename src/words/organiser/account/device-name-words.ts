import { deviceNameIn } from '#contract/rules/people/device-name.ts';
import { type DeviceNameWords, deviceNames } from '#contract/words/en/organiser/account/device-names.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

const useDeviceNameWords = pageWords(
  deviceNames,
  import.meta.glob<Translation<DeviceNameWords>>(
    ['../../../../contract/words/*/organiser/account/device-names.ts', '!**/en/**'],
    { import: 'deviceNames' },
  ),
);

/** Says the name that `deviceName` gives in the language of the page. */
export function useDeviceNames(): (name: string) => string {
  const words = useDeviceNameWords();
  return (name) => deviceNameIn(name, words);
}
