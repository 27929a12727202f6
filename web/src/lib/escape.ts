/** Whether a key is Escape and meant for the page: in a dialog it closes that, and nothing behind it. */
export function isEscape(event: KeyboardEvent): boolean {
  const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
  return event.key === 'Escape' && !isInDialog;
}
