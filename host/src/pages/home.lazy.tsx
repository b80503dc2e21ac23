import { uiText } from '@prosperx/sdk/internal';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CalculatorCards } from '#layout/calculator-cards.js';
import { pageText } from '#layout.text.js';
import { CategoryTiles } from './home/category-tiles.js';
import { Hero } from './home/hero.js';
import { Notices, Packs, Worth } from './home/lazy-regions.js';
import { Questions } from './home/questions.js';
import { TaxSavers } from './home/tax-savers.js';
import { lazy } from '@prosperx/sdk/internal';

const UnknownPage = lazy(async () => (await import('./home/unknown-page.lazy.js')).UnknownPage, { optional: true });

export function HomePage() {
  // it also stands below the sign-in dialog, at the address of the login
  const { url } = useSearch({ strict: false });
  useEffect(() => {
    document.title = pageText.documentTitle(uiText.home);
  }, []);
  return (
    <>
      {url === '404' && <UnknownPage />}
      <Notices />
      <Worth fallback={<Hero />} />
      <div className="x-wrap h-main">
        <CategoryTiles />
        <TaxSavers />
        <Packs />
        <CalculatorCards />
        <Questions />
      </div>
    </>
  );
}
