/** What this browser remembers of the latest tables; without storage, nothing. */

const MOST_TABLES = 40;

/** Values by table, under one name in the storage. */
export class Kept<Value> {
  constructor(private readonly name: string) {}

  all(): Record<string, Value> {
    try {
      return JSON.parse(localStorage.getItem(this.name) ?? '{}') as Record<string, Value>;
    } catch {
      return {};
    }
  }

  of(table: string): Value | null {
    return this.all()[table] ?? null;
  }

  /** Remember a table as the latest one. */
  put(table: string, value: Value): void {
    const others = Object.entries(this.all()).filter(([other]) => other !== table);
    const latest = [...others, [table, value] as const].slice(-MOST_TABLES);
    try {
      localStorage.setItem(this.name, JSON.stringify(Object.fromEntries(latest)));
    } catch {
      // Then it is forgotten with the page.
    }
  }
}
