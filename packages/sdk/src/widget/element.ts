import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { Contract, ViewProps } from './contract.js';
import { createShell, fieldsOf, type R2wcElement } from './element-shell.js';
import { ElementView } from './widget-frame.js';
import { toKebab } from './names.js';

/** Defines the custom element of a widget. On a server, or where the tag is taken, it leaves things as they are. */
export function registerElement<C extends Contract>(contract: C, View: ComponentType<ViewProps<C>>): void {
  if (typeof customElements === 'undefined' || customElements.get(contract.tag)) return;
  customElements.define(contract.tag, elementClass(contract, View as ComponentType<never>));
}

// Made when registering, since a server has no HTMLElement to extend.
function elementClass(contract: Contract, View: ComponentType<never>): CustomElementConstructor {
  const Base = r2wc(ElementView as never, { shadow: 'open' }) as unknown as new () => R2wcElement;
  const names = Object.keys(fieldsOf(contract));
  const attributes = names.map(toKebab);

  class WidgetElement extends Base {
    static readonly observedAttributes = attributes;
    readonly #shell = createShell(this, contract, View, {
      mount: () => super.connectedCallback(),
      unmount: () => super.disconnectedCallback(),
    });

    static {
      for (const name of names) {
        Object.defineProperty(this.prototype, name, {
          get(this: WidgetElement) {
            return this.#shell.read(name);
          },
          set(this: WidgetElement, value: unknown) {
            this.#shell.take(name, value);
          },
        });
      }
    }

    override connectedCallback() {
      this.#shell.connected();
    }

    override disconnectedCallback() {
      this.#shell.disconnected();
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      this.#shell.take(names[attributes.indexOf(attribute)] as string, text);
    }
  }
  return WidgetElement;
}
