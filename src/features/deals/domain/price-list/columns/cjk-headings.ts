import type { ColumnRole } from './column-role.ts';

type Language = 'zh' | 'ja' | 'ko';

interface Rule {
  role: ColumnRole | null;
  confidence: number;
  words: Readonly<Partial<Record<Language, string>>>;
}

/**
 * What stands above columns in Chinese (in both scripts), Japanese and Korean. These languages put no spaces between
 * words, so that a word is looked for anywhere in a heading, and the first rule with one decides.
 */
const RULES: readonly Rule[] = [
  // The codes, the measures and the wholes of cases are none of the unit's.
  {
    role: null,
    confidence: 0.9,
    words: {
      zh: '箱码 箱碼 箱条码 箱條碼 箱条形码 箱體積 箱体积 箱重 箱尺寸 包装尺寸 包裝尺寸 总箱数 總箱數 中包条码 中包條碼',
      ja: 'ケースjan ケースコード ケースitf itfコード itf 箱サイズ 箱重量 ケースサイズ 外箱サイズ ケース重量 外装サイズ',
      ko: '박스바코드 박스코드 박스사이즈 박스규격 박스중량 박스무게 물류바코드',
    },
  },
  {
    role: null,
    confidence: 0.9,
    words: {
      zh: '折扣 利润 利潤 毛利 税率 稅率 税点 稅額 税额 运费 運費 序号 序號 图片 圖片 照片 备注 備註 重量 毛重 净重 淨重 克重 体积 體積 材积 材積 产地 產地 原产国 保质期 保質期 有效期 库存 庫存 交期 货期 貨期 海关编码 税号 稅號 链接 鏈接 連結 网址 網址 状态 狀態 上市日期 材质 材質 成分',
      ja: '掛率 掛け率 割引 値引 粗利 利益率 消費税 税率 送料 画像 写真 備考 重量 体積 重さ 原産国 産地 生産国 賞味期限 消費期限 在庫 納期 リードタイム 発売日 発売予定 終売 状態 url 素材 材質 原材料 成分 通番 連番',
      ko: '할인 마진 이익률 부가세 세율 배송비 이미지 사진 비고 중량 무게 부피 원산지 제조국 유통기한 소비기한 재고 납기 출시일 상태 링크 순번 번호 연번 소재 재질 성분',
    },
  },
  {
    role: null,
    confidence: 0.8,
    words: {
      zh: '小计 小計 合计 合計 总计 總計 总价 總價 金额 金額 总额 總額 订购数 訂購數 订货数 訂貨數 下单数 原价 原價 旧价',
      ja: '小計 合計 金額 総額 発注数 注文数 ご注文 旧価格 数量',
      ko: '소계 합계 금액 총액 주문수량 발주수량 주문량 구가격',
    },
  },
  {
    role: 'map',
    confidence: 0.95,
    words: {
      zh: '最低零售价 最低零售價 最低售价 最低售價 最低限价 最低限價 限价 限價 控价 控價 管控价',
      ja: '最低販売価格 最低広告価格 最低売価 下限価格',
      ko: '최저판매가 판매하한가 하한가',
    },
  },
  {
    role: 'minimum',
    confidence: 0.9,
    words: {
      zh: '起订量 起訂量 起批量 起购量 最小订 最小訂 最低订 最低訂 起订数',
      ja: '最小発注 最低発注 最小注文 最低注文 最小ロット 最低ロット 発注単位 注文単位 発注ロット',
      ko: '최소주문 최소발주 최소구매 발주단위 주문단위',
    },
  },
  {
    role: 'case_cost',
    confidence: 0.9,
    words: {
      zh: '整箱价 整箱價 箱价 箱價 每箱价 每箱價 单箱价',
      ja: 'ケース価格 ケース単価 ケース卸 ケース値 箱単価 箱価格',
      ko: '박스가 박스단가 박스공급가 박스도매가',
    },
  },
  {
    role: 'inner_pack',
    confidence: 0.9,
    words: {
      zh: '中包 中盒 内盒数 內盒數 内箱数',
      ja: '内箱入数 中箱入数 ボール入数 内装入数',
      ko: '중포장 인박스 내포장',
    },
  },
  {
    role: 'case_pack',
    confidence: 0.95,
    words: {
      zh: '箱规 箱規 装箱 裝箱 每箱 箱入数 箱入數 入数 入數 件装数',
      ja: '入数 入り数 ケース入 入数量',
      ko: '입수 박스당 박스수량 박스입 카톤',
    },
  },
  {
    role: 'msrp',
    confidence: 0.95,
    words: {
      zh: '零售 建议售价 建議售價 市场价 市場價 市价 市價 售价 售價 定价 定價 吊牌价 吊牌價 标价',
      ja: '小売価格 小売 上代 定価 販売価格 売価 参考価格 希望価格',
      ko: '소비자가 권장 판매가 소매가 정가 시중가',
    },
  },
  {
    role: 'cost',
    confidence: 0.97,
    words: {
      zh: '批发价 批發價 批发 批發 供货价 供貨價 供价 供價 进货价 進貨價 进价 進價 出厂价 出廠價 采购价 採購價 拿货价 代理价 代理價 经销价 經銷價 结算价',
      ja: '卸価格 卸値 卸単価 卸売 卸 仕入 下代 仕切 納価 納品価格 納入価格',
      ko: '도매 공급가 공급단가 매입가 납품가 사입가 출고가',
    },
  },
  {
    role: 'upc',
    confidence: 0.95,
    words: {
      zh: '条码 條碼 条形码 條形碼 国际码 國際碼 69码',
      ja: 'jan バーコード jancode 国際コード',
      ko: '바코드',
    },
  },
  {
    role: 'sku',
    confidence: 0.95,
    words: {
      zh: '货号 貨號 款号 款號 型号 型號 品号 品號 料号 料號 编号 編號 商品编码 产品编码 物料编码 商品代码 产品代码 產品代碼 商品代碼',
      ja: '品番 型番 商品番号 製品番号 商品コード 製品コード 管理番号 注文番号 品目コード',
      ko: '품번 상품코드 제품코드 품목코드 모델명 모델번호 상품번호 제품번호 관리코드 품목번호 자재코드',
    },
  },
  {
    role: 'currency',
    confidence: 0.95,
    words: { zh: '币种 幣種 货币 貨幣 币别 幣別', ja: '通貨', ko: '통화' },
  },
  {
    role: 'cost',
    confidence: 0.85,
    words: {
      zh: '单价 單價 价格 價格 价钱 成本 含税价 不含税价 未税价 報價 报价',
      ja: '単価 価格 原価 値段',
      ko: '단가 가격 원가',
    },
  },
  {
    role: 'title',
    confidence: 0.95,
    words: {
      zh: '品名 商品名 产品名 產品名 货品名 貨品名 名称 名稱 标题 標題 描述',
      ja: '品名 商品名 製品名 商品説明 名称 品目',
      ko: '상품명 제품명 품명 품목명 상품이름 제품이름',
    },
  },
  {
    role: 'variant',
    confidence: 0.85,
    words: {
      zh: '规格 規格 颜色 顏色 尺寸 尺码 尺碼 容量 口味 香味 香型 款式',
      ja: '規格 カラー 色 サイズ 容量 内容量 香り 味 フレーバー',
      ko: '규격 색상 컬러 사이즈 용량 옵션 맛 향',
    },
  },
  { role: 'unit', confidence: 0.85, words: { zh: '单位 單位', ja: '単位', ko: '단위' } },
  {
    role: 'category',
    confidence: 0.85,
    words: {
      zh: '品牌 分类 分類 类别 類別 系列 品类 品類',
      ja: 'ブランド カテゴリ シリーズ 分類 メーカー',
      ko: '브랜드 카테고리 분류 시리즈 제조사',
    },
  },
  { role: null, confidence: 0.8, words: { zh: '数量 數量', ko: '수량' } },
  {
    role: 'title',
    confidence: 0.8,
    words: { zh: '商品 产品 產品 货品', ja: '商品 製品', ko: '상품 제품 품목' },
  },
];

const WORDS = RULES.flatMap(({ role, confidence, words }) =>
  Object.entries(words).flatMap(([language, list]) =>
    list.split(' ').map((word) => ({ role, confidence, word, language: language as Language })),
  ),
);

const IS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const IS_KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** "10-49件", "100個以上": prices from a quantity on. */
const TIER = /^\D{0,4}\d+(?:[-~至到]\d+)?(?:个|個|件|支|枚|本|点|개)(?:以上|起|이상)?$/;

export interface CjkHeading {
  role: ColumnRole | null;
  confidence: number;
  language: Language;
}

/** What a heading in Chinese, Japanese or Korean says; null for one in another script or with none of the words. */
export function cjkHeading(heading: string): CjkHeading | null {
  if (!IS_CJK.test(heading)) return null;
  // Full width and half width are the same, and so is what stands between the letters.
  const whole = heading.normalize('NFKC').toLowerCase();
  const text = whole.replace(/[^\p{L}\p{N}]+/gu, '');
  const found = WORDS.filter(({ word }) => text.includes(word));
  const own = IS_KANA.test(text) ? found.find(({ language }) => language === 'ja') : undefined;
  const isTier = TIER.test(whole.replace(/\s+/g, '').replace(/〜/g, '~'));
  return own ?? found[0] ?? (isTier ? { role: 'tier', confidence: 0.85, language: 'zh' } : null);
}

/** Of whom "¥" is in a list under these headings: Japan's words tell, as those of China are also written there. */
export function yenOf(headings: readonly string[]): 'JPY' | 'CNY' {
  const languages = headings.map((heading) => cjkHeading(heading)?.language);
  return languages.includes('zh') && !languages.includes('ja') ? 'CNY' : 'JPY';
}

/** Whether a text has letters that are written without spaces between words. */
export const isCjk = (text: string): boolean => IS_CJK.test(text);
