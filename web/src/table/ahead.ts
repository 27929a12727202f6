/** Plans in words: what is planned, and what ends it. */

import type { Texts } from '../lib/fluent';
import type { Plan } from '../lib/wire';

/** What is planned: the answer that was chosen, or what the plan stands for. */
export function planned(plan: Pick<Plan, 'plan' | 'words'>, names: string[], texts: Texts): string {
  return plan.words === null ? texts.say(`plan-${plan.plan}`) : texts.choice(plan.words, names);
}

/** What will end a plan, or what has stopped it. */
export function endingOf({ plan, stopped }: Pick<Plan, 'plan' | 'stopped'>, texts: Texts): string {
  if (stopped === null) return texts.say(`plan-${plan}-until`);
  return texts.say(stopped === 'disturbed' ? `plan-${plan}-disturbed` : `ahead-stopped-${stopped}`);
}
