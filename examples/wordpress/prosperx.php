<?php
/**
 * Plugin Name: ProsperX
 * Description: Widgets for mutual funds, by a shortcode and a block: [prosperx widget="sip-calculator" monthly-amount="10000"].
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

namespace ProsperX;

defined( 'ABSPATH' ) || exit;

const OPTION   = 'prosperx';
const DEFAULTS = array(
	'server'  => '',
	'partner' => '',
	'version' => 'latest',
);

// names: begin, written by `npm run docs`
const WIDGETS = array(
	'redeem' => 'folio-no isin',
	'switch' => 'folio-no isin',
	'invest-more' => 'folio-no scheme-id',
	'goal-calculator' => 'annual-rate goal-amount heading inflation max-rate share start suggestions years',
	'sip-calculator' => 'annual-rate heading inflation max-rate monthly-amount share start suggestions years',
	'login' => 'connection-request heading',
	'cart' => 'suggestions',
	'order-summary' => 'payment-url',
	'packs' => '',
	'payment' => 'loop-back-url mode payment-id payment-url',
	'order-result' => 'order-no payment-url',
	'folio-details' => 'folio-no scheme-id',
	'portfolio' => '',
	'fund-search' => 'keywords overlay page panel results-only',
	'fund-list' => 'category fund-house minimum-age minimum-return minimum-sip option page riskometer sort sub-category',
	'fund-detail' => 'heading-level investment-type lumpsum-amount monthly-amount nfo-type scheme-id',
	'share' => 'details download-url failed-message heading hide-button hide-copy-link inline label message open sent-message share-url show-download',
	'cart-badge' => '',
	'onboarding' => 'retake step',
	'nominees' => '',
	'profile' => 'section',
	'kyc-check' => 'flow-type help-line not-shared request-id',
	'risk-profile' => 'completed flow-type screen user-type',
	'stp' => 'folio scheme-id view',
	'swp' => 'folio instalment scheme-id view',
	'advisor-registration' => '',
	'customers' => 'euin family-of need page sort source',
	'sips' => '',
	'transactions' => 'folio-no from kind page-number scheme-id state to',
	'nfo-list' => 'sort status',
	'premium-service' => 'service',
	'lead-form' => 'service-tag',
	'leads' => 'status',
	'interested-customer' => 'agent-code service-tag',
	'mandate-list' => '',
	'mandate-setup' => 'flow limit mandate-id',
	'fund-compare' => 'scheme-ids',
	'watchlist' => '',
	'lumpsum-calculator' => 'amount annual-rate heading inflation max-rate share start suggestions years',
	'step-up-calculator' => 'annual-rate heading inflation max-rate monthly-amount share start step-up suggestions years',
	'top-funds' => 'category',
	'home-tiles' => 'heading loan-url',
	'swp-calculator' => 'annual-rate corpus heading inflation max-rate monthly-amount share start suggestions years',
	'retirement-calculator' => 'age annual-rate heading inflation later-rate live-until max-rate monthly-expenses retire-at saved share start suggestions',
	'cagr-calculator' => 'end-value heading inflation share start start-value suggestions years',
	'xirr-calculator' => 'flows heading inflation share start suggestions',
	'delay-calculator' => 'annual-rate delay-years heading inflation max-rate monthly-amount share start suggestions years',
	'elss-calculator' => 'already-used annual-rate heading income inflation investment max-rate regime share start suggestions tax-year years',
	'inflation-calculator' => 'amount heading inflation share start suggestions years',
	'education-calculator' => 'annual-rate cost-today heading inflation max-rate saved share start suggestions years',
	'goals' => 'annual-rate cost inflation years',
	'proposals' => '',
	'review' => '',
);
const OF_A_PERSON = array(
	'redeem',
	'switch',
	'invest-more',
	'login',
	'cart',
	'order-summary',
	'packs',
	'payment',
	'order-result',
	'folio-details',
	'portfolio',
	'cart-badge',
	'onboarding',
	'nominees',
	'profile',
	'kyc-check',
	'risk-profile',
	'stp',
	'swp',
	'advisor-registration',
	'customers',
	'sips',
	'transactions',
	'lead-form',
	'leads',
	'interested-customer',
	'mandate-list',
	'mandate-setup',
	'goals',
	'proposals',
	'review',
);
const COMMON = 'locale theme accent radius quiet';
// names: end

/** The settings of this site: in a network each site has its own. */
function settings(): array {
	$saved = get_option( OPTION );
	return array_merge( DEFAULTS, is_array( $saved ) ? $saved : array() );
}

/** Keeps what can be used of a form, and says of the rest what to give. */
function sanitize( $given ): array {
	$given   = is_array( $given ) ? array_map( 'strval', $given ) : array();
	$clean   = settings();
	$rules   = array(
		'server'  => array( '~^https?://[a-z0-9.-]+(:\d+)?$~i', __( 'The address of your server is its origin, such as https://invest.example.', 'prosperx' ) ),
		'partner' => array( '~^([a-z0-9-]{1,64})?$~', __( 'A partner id has small letters, digits and hyphens.', 'prosperx' ) ),
		'version' => array( '~^(latest|\d+(\.\d+){0,2}(-[a-z0-9.]+)?)$~', __( 'The version is "latest" or a number, such as 1.0.0.', 'prosperx' ) ),
	);
	foreach ( $rules as $name => list( $pattern, $refusal ) ) {
		$value = untrailingslashit( trim( $given[ $name ] ?? '' ) );
		if ( preg_match( $pattern, $value ) ) {
			$clean[ $name ] = $value;
		} elseif ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( OPTION, "prosperx_$name", $refusal );
		}
	}
	return $clean;
}

/** Values as an editor left them: typographic quotation marks fell off a value, or cut it at its blanks; entities stand for letters. */
function values_of( $atts ): array {
	$values = array();
	$open   = null;
	foreach ( is_array( $atts ) ? $atts : array() as $name => $part ) {
		$part = html_entity_decode( (string) $part, ENT_QUOTES, 'UTF-8' );
		if ( is_string( $name ) ) {
			$values[ $name ] = $part;
			$open            = preg_match( '/^[“”„″«]/u', $part ) && ! preg_match( '/.[“”″»]$/u', $part ) ? $name : null;
		} elseif ( null !== $open ) {
			$values[ $open ] .= " $part";
			$open             = preg_match( '/[“”″»]$/u', $part ) ? null : $open;
		} else {
			$values[ $part ] = 'true';
		}
	}
	return array_map(
		function ( $value ) {
			return preg_replace( '/^[“”„″«"\']+|[“”″»"\']+$/u', '', $value );
		},
		$values
	);
}

/** What can be shown, or the sentence that says why nothing is: an author sees it, a reader does not. */
function refusal( string $sentence ): string {
	return current_user_can( 'edit_posts' ) ? '<p role="note">ProsperX: ' . esc_html( $sentence ) . '</p>' : '';
}

/** Attributes of a tag, escaped; `$prefix` before each name. */
function attributes( array $values, string $prefix = '' ): string {
	$text = '';
	foreach ( $values as $name => $value ) {
		$text .= ' ' . $prefix . $name . '="' . esc_attr( $value ) . '"';
	}
	return $text;
}

/** Writes a script once a page, in its foot, whatever number of widgets need it. */
function need_script( string $name ): void {
	static $needed = array();
	if ( ! $needed ) {
		add_action(
			'wp_footer',
			function () use ( &$needed ) {
				$settings = settings();
				foreach ( array_keys( $needed ) as $file ) {
					wp_print_script_tag(
						array(
							'type' => 'module',
							'src'  => esc_url( "{$settings['server']}/sdk/{$settings['version']}/$file.js" ),
						)
					);
				}
			}
		);
	}
	$needed[ $name ] = true;
}

/** A frame that any page may hold: without a script for a widget of everybody; of a person's widgets the loader says in which page they stand. */
function frame( string $widget, array $values, array $settings ): string {
	if ( in_array( $widget, OF_A_PERSON, true ) ) {
		need_script( 'embed' );
		$options = array(
			'data-prosperx-widget'  => $widget,
			'data-prosperx-base'    => $settings['server'],
			'data-prosperx-partner' => $settings['partner'],
			'data-prosperx-loading' => 'lazy',
		);
		return '<div' . attributes( array_filter( $options ) ) . attributes( $values, 'data-' ) . '></div>';
	}
	$address = "{$settings['server']}/embed/$widget" . ( $values ? '?' . http_build_query( $values, '', '&', PHP_QUERY_RFC3986 ) : '' );
	$title   = ucfirst( str_replace( '-', ' ', $widget ) );
	return '<iframe src="' . esc_url( $address ) . '" title="' . esc_attr( $title ) . '" width="100%" height="900" loading="lazy"></iframe>';
}

/** The widget that a shortcode or a block names. */
function render( array $values ): string {
	$settings = settings();
	$widget   = strtolower( $values['widget'] ?? '' );
	if ( is_feed() ) {
		return '';
	}
	if ( '' === $settings['server'] ) {
		return refusal( __( 'give the address of your server under Settings, ProsperX.', 'prosperx' ) );
	}
	if ( ! isset( WIDGETS[ $widget ] ) ) {
		/* translators: %s: what was given. */
		return refusal( sprintf( __( 'there is no widget "%s".', 'prosperx' ), $widget ) );
	}
	$is_frame = in_array( $values['frame'] ?? '', array( 'yes', 'true', '1' ), true );
	unset( $values['widget'], $values['frame'] );
	$known    = array_flip( explode( ' ', WIDGETS[ $widget ] . ' ' . COMMON ) );
	$unknown  = implode( ', ', array_keys( array_diff_key( $values, $known ) ) );
	$values   = array_intersect_key( $values, $known );
	/* translators: 1: a widget, 2: names of attributes. */
	$left_out = '' === $unknown ? '' : refusal( sprintf( __( '"%1$s" does not take these attributes, which are left out: %2$s.', 'prosperx' ), $widget, $unknown ) );
	if ( $is_frame ) {
		return $left_out . frame( $widget, $values, $settings );
	}
	need_script( $widget );
	$connection = array_filter(
		array(
			'api-base' => $settings['server'],
			'partner'  => $settings['partner'],
		)
	);
	return "$left_out<px-$widget" . attributes( $connection ) . attributes( $values ) . "></px-$widget>";
}

add_shortcode(
	'prosperx',
	function ( $atts ) {
		return render( values_of( $atts ) );
	}
);

add_action(
	'init',
	function () {
		wp_register_script( 'prosperx-block', false, array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), '1', true );
		$names = wp_json_encode( array_keys( WIDGETS ) );
		wp_add_inline_script(
			'prosperx-block',
			"( ( { blocks, blockEditor, components, element: { createElement } } ) => {
	const names = $names;
	blocks.registerBlockType( 'prosperx/widget', {
		apiVersion: 2,
		title: 'ProsperX widget',
		category: 'embed',
		icon: 'chart-line',
		attributes: { widget: { type: 'string' }, given: { type: 'string' }, frame: { type: 'boolean' } },
		edit: ( { attributes: { widget, given, frame }, setAttributes } ) =>
			createElement( 'div', blockEditor.useBlockProps(),
				createElement( components.Placeholder, { label: 'ProsperX widget', isColumnLayout: true },
					createElement( components.SelectControl, {
						label: 'Widget', value: widget, options: names.map( ( name ) => ( { label: name, value: name } ) ),
						onChange: ( value ) => setAttributes( { widget: value } ),
					} ),
					createElement( components.TextControl, {
						label: 'Attributes', value: given, help: 'Such as monthly-amount=\"10000\" years=\"15\"',
						onChange: ( value ) => setAttributes( { given: value } ),
					} ),
					createElement( components.ToggleControl, {
						label: 'In a frame', checked: frame, onChange: ( value ) => setAttributes( { frame: value } ),
					} ) ) ),
		save: () => null,
	} );
} )( wp );"
		);
		register_block_type(
			'prosperx/widget',
			array(
				'api_version'           => 2,
				'editor_script_handles' => array( 'prosperx-block' ),
				'attributes'            => array(
					'widget' => array(
						'type'    => 'string',
						'default' => 'sip-calculator',
					),
					'given'  => array(
						'type'    => 'string',
						'default' => '',
					),
					'frame'  => array(
						'type'    => 'boolean',
						'default' => false,
					),
				),
				'render_callback'       => function ( array $block ) {
					$given = values_of( shortcode_parse_atts( $block['given'] ) );
					return render( array_merge( $given, array( 'widget' => $block['widget'], 'frame' => $block['frame'] ? 'yes' : '' ) ) );
				},
			)
		);
	}
);

add_action(
	'admin_init',
	function () {
		register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize' ) );
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( 'ProsperX', 'ProsperX', 'manage_options', OPTION, __NAMESPACE__ . '\settings_page' );
	}
);

function settings_page(): void {
	$settings = settings();
	$fields   = array(
		'server'  => __( 'Address of your server', 'prosperx' ),
		'partner' => __( 'Partner id', 'prosperx' ),
		'version' => __( 'Version of the widgets', 'prosperx' ),
	);
	echo '<div class="wrap"><h1>ProsperX</h1><form method="post" action="options.php">';
	settings_fields( OPTION );
	echo '<table class="form-table" role="presentation">';
	foreach ( $fields as $name => $label ) {
		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input class="regular-text" id="%1$s" name="%1$s" value="%3$s"></td></tr>',
			esc_attr( OPTION . "[$name]" ),
			esc_html( $label ),
			esc_attr( $settings[ $name ] )
		);
	}
	echo '</table>';
	submit_button();
	echo '</form></div>';
}

/** Leaves nothing behind, on any site of a network. */
function uninstall(): void {
	if ( ! is_multisite() ) {
		delete_option( OPTION );
		return;
	}
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
		delete_blog_option( $site, OPTION );
	}
}
register_uninstall_hook( __FILE__, __NAMESPACE__ . '\uninstall' );
