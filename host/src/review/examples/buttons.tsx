import { Button, ButtonLink, CopyButton, Icon, IconButton, icons, Row, Stack, TextLink } from '@prosperx/sdk/site/ui';
import type { Section } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.buttons;
const nothing = () => undefined;

export const buttons: Section = {
  name: 'buttons',
  title: 'Buttons',
  examples: [
    {
      title: 'Variants',
      wide: true,
      show: () => (
        <Row>
          <Button variant="primary">{t.invest}</Button>
          <Button>{t.add}</Button>
          <Button variant="ghost">{t.why}</Button>
          <Button variant="danger">{t.redeem}</Button>
          <Button variant="danger-ghost">
            <Icon shape={icons.trash} />
            {t.remove}
          </Button>
        </Row>
      ),
    },
    {
      title: 'Busy',
      show: () => (
        <Row>
          <Button variant="primary" busy>
            {t.linking}
          </Button>
          <Button busy>{t.checking}</Button>
        </Row>
      ),
    },
    {
      title: 'Not to be pressed, and why',
      show: () => (
        <Stack>
          <Button variant="primary" disabledReason={t.reason}>
            {t.submit}
          </Button>
        </Stack>
      ),
    },
    {
      title: 'Sizes',
      show: () => (
        <Row>
          <Button variant="primary" size="lg">
            {t.start}
          </Button>
          <Button size="sm">
            <Icon shape={icons.download} />
            {t.statement}
          </Button>
          <Button variant="ghost" size="sm">
            {t.edit}
          </Button>
        </Row>
      ),
    },
    {
      title: 'As wide as its container',
      show: () => (
        <Button variant="primary" block>
          {t.wide}
        </Button>
      ),
    },
    {
      title: 'Signs, links, copy',
      show: () => (
        <Row>
          <IconButton shape={icons.share} label={t.share} line />
          <IconButton shape={icons.dots} label={t.more} />
          <IconButton shape={icons.cart} label={t.cart} count={4} />
          <TextLink href="#buttons">
            {t.all}
            <Icon shape={icons.arrowRight} />
          </TextLink>
          <TextLink onClick={nothing} small>
            {t.why}
          </TextLink>
          <ButtonLink href="#buttons">{t.all}</ButtonLink>
          <CopyButton text={t.copy} label={t.copy} />
        </Row>
      ),
    },
  ],
};
