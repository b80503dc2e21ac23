/** Colours of the theme as a canvas takes them, and word when they change. */
export interface InkReader {
  /** The computed colour of a CSS colour expression in force at the box. */
  read: (css: string) => string;
  destroy: () => void;
}

/** `onChange` is called whenever one of the inks becomes another: by attribute, by knob or by the reader's system. */
export function inkReader(box: HTMLElement, onChange: () => void): InkReader {
  // custom properties are handed out as written (`light-dark(…)`), so a real property has to be read
  const reader = document.createElement('i');
  const watch = document.createElement('i');
  watch.className = 'px-plot__watch';
  box.append(reader, watch);
  watch.addEventListener('transitionend', onChange);
  return {
    read: (css) => {
      reader.style.color = css;
      return getComputedStyle(reader).color;
    },
    destroy: () => {
      reader.remove();
      watch.remove();
    },
  };
}
