import {
  IconBulb,
  IconConfetti,
  IconFlame,
  IconHeart,
  IconMoodHappy,
  IconSparkles,
} from '@tabler/icons-react';
import type { Reaction } from '#contract/rules/sessions/reactions.ts';

export const reactionIcons = {
  applause: IconConfetti,
  laugh: IconMoodHappy,
  heart: IconHeart,
  wonder: IconSparkles,
  idea: IconBulb,
  light: IconFlame,
} as const satisfies Record<Reaction, typeof IconBulb>;
