import { uiText } from '@prosperx/sdk/internal';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CalculatorCards } from '#layout/calculator-cards.js';
import { pageText } from '#layout.text.js';
import { CategoryTiles } from './home/category-tiles.js';
import { Hero } from './home/hero.js';
import { Notices, Packs, Worth } from './home/live-parts.js';
import { Questions } from './home/questions.js';
import { TaxSavers } from './home/tax-savers.js';
import { lazyPage } from '#lazy-page.js';
import { Part } from '#layout/part.js';

const UnknownPage = lazyPage(() => import('./home/unknown-page.js'), 'UnknownPage');

export function HomePage() {
  // it also stands below the sign-in dialog, at the address of the login
  const { url } = useSearch({ strict: false });
  useEffect(() => {
    document.title = pageText.documentTitle(uiText.home);
  }, []);
  return (
    <>
      {url === '404' && (
        <Part>
          <UnknownPage />
        </Part>
      )}
      <Part>
        <Notices />
      </Part>
      <Part fallback={<Hero />}>
        <Worth />
      </Part>
      <div className="x-wrap h-main">
        <CategoryTiles />
        <TaxSavers />
        <Part>
          <Packs />
        </Part>
        <CalculatorCards />
        <Questions />
      </div>
    </>
  );
}
