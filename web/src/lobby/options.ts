/** The options of a game as a form shows them: presets, what they give, and what somebody chose on top. */

import type { GameOption } from '../lib/wire';

export type Chosen = Readonly<Record<string, string>>;

export interface OptionGroup {
  /** An option that no other one sets: an edition, a variant. */
  head: GameOption;
  /** What a preset gives a value to, to be changed one by one. */
  details: GameOption[];
}

/** Options of their own, each with the options that it sets. */
export function grouped(options: readonly GameOption[]): OptionGroup[] {
  const preset = presetsOf(options);
  return options
    .filter((option) => !option.detail && !preset.has(option.name))
    .map((head) => ({ head, details: options.filter((option) => preset.get(option.name) === head.name) }));
}

/** Fine points that belong to no preset and that few will want to change. */
export function finePoints(options: readonly GameOption[]): GameOption[] {
  const preset = presetsOf(options);
  return options.filter((option) => option.detail && !preset.has(option.name));
}

/** By which preset an option is set. */
function presetsOf(options: readonly GameOption[]): Map<string, string> {
  return new Map(options.flatMap((option) => targetsOf(option).map((target) => [target, option.name])));
}

function targetsOf(option: GameOption): string[] {
  return Object.values(option.sets).flatMap(Object.keys);
}

/** Every option with its value: what is chosen, else what a preset sets, else the default. */
export function settled(options: readonly GameOption[], chosen: Chosen): Record<string, string> {
  const all = Object.fromEntries(options.map((option) => [option.name, chosen[option.name] ?? option.default]));
  for (const option of options) {
    const given = option.sets[all[option.name] ?? ''] ?? {};
    for (const [target, value] of Object.entries(given)) {
      if (chosen[target] === undefined) all[target] = value;
    }
  }
  return all;
}

/** What an option would be if nobody had chosen its value. */
export function usual(options: readonly GameOption[], chosen: Chosen, name: string): string {
  return settled(options, without(chosen, name))[name] ?? '';
}

/** The choices after one more; a choice equal to the preset's value is not kept, so that it follows the preset. */
export function choose(options: readonly GameOption[], chosen: Chosen, name: string, value: string): Chosen {
  const rest = without(chosen, name);
  return usual(options, rest, name) === value ? rest : { ...rest, [name]: value };
}

/** The choices without those that cannot be made with so many players. */
export function fitting(options: readonly GameOption[], chosen: Chosen, seats: number): Chosen {
  const bad = options.filter((option) => !isFree(option, seats) && chosen[option.name] !== option.default);
  return bad.reduce((kept, option) => without(kept, option.name), chosen);
}

/** Whether another value than the default is possible with so many players. */
export function isFree(option: GameOption, seats: number): boolean {
  return option.seats.length === 0 || option.seats.includes(seats);
}

/** The options whose value is not what their preset, or the game, would give. */
export function changed(options: readonly GameOption[], all: Readonly<Record<string, string>>): GameOption[] {
  const heads = grouped(options).map((group) => group.head.name);
  const presets = Object.fromEntries(heads.map((name) => [name, all[name] ?? '']));
  const plain = settled(options, presets);
  return options.filter((option) =>
    heads.includes(option.name) ? all[option.name] !== option.default : all[option.name] !== plain[option.name],
  );
}

function without(chosen: Chosen, name: string): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== name));
}
