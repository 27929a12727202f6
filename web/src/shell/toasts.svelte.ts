/** Short messages that come, are read, and go. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 5000;

export const toasts: Toast[] = $state([]);

let count = 0;

export function toast(text: string, { bad = false } = {}): void {
  const id = (count += 1);
  toasts.push({ id, text, bad });
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
