import { useServices, useSession } from '@prosperx/sdk/internal';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CalculatorCards } from '#layout/calculator-cards.js';
import { layoutText, pageText } from '#layout.text.js';
import { CategoryTiles } from './home/category-tiles.js';
import { Hero } from './home/hero.js';
import { Questions } from './home/questions.js';
import { TaxSavers } from './home/tax-savers.js';
import { Worth } from './home/worth.js';

export function HomePage() {
  const { status } = useSession();
  useNoticeOfUnknownPage();
  useEffect(() => {
    document.title = pageText.documentTitle(pageText.home);
  }, []);
  return (
    <>
      {status === 'signed_in' ? <Worth /> : <Hero />}
      <div className="x-wrap h-main">
        <CategoryTiles />
        <TaxSavers />
        <CalculatorCards />
        <Questions />
      </div>
    </>
  );
}

const SIX_SECONDS = 6_000;

/** Says why one is here, when the page that was asked for does not exist. */
function useNoticeOfUnknownPage() {
  const { url } = useSearch({ from: '/home' });
  const { flash } = useServices();
  useEffect(() => {
    if (url !== '404') return;
    flash.getState().show('error', layoutText.notFound, SIX_SECONDS);
  }, [url, flash]);
}
