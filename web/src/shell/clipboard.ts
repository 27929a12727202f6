/** Copies a text. Plain http, as in a home network, has no clipboard for pages; there the old way still works. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  field.select();
  return document.execCommand('copy');
}
